/** A reference of a document: the id, or the document if it was populated. */
export type Reference = number | { id: number } | null | undefined

/** The id of a reference, populated or not. */
export const referenceId = (reference: Reference): number | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
