import '@tanstack/react-query'

/**
 * What every query of the house says of itself: the cache tags of the data it reads. A page that showed the answer is rendered again when
 * one of them changes.
 */
export interface QueryTags extends Record<string, unknown> {
  tags: readonly string[]
  /** When the answer will be another by the clock alone, ISO 8601; null where it will not. */
  nextChange?: (answer: unknown) => string | null
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryTags
  }
}
