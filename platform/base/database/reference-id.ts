type Reference = number | { id: number } | null | undefined

/** The id that a document refers to, however deep it was read. */
export const idOf = (reference: Reference): number | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
