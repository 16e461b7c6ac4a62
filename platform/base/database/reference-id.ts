type Reference = number | { id: number } | null | undefined

/** The id that a document refers to, however deep it was read. */
export const referenceId = (reference: Reference): number | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
