import '@tanstack/react-query'

/** The moment of rendering, and the site's time zone. */
export interface SiteClock {
  now: Date
  timeZone: string
}

/** Metadata of every query: the cache tags of its data. A page that contains the answer is rendered again when one of them changes. */
export interface QueryTags extends Record<string, unknown> {
  tags: readonly string[]
  /** When the answer changes with time alone, ISO 8601; null if it does not. */
  nextChange?: (answer: unknown, clock: SiteClock) => string | null
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryTags
  }
}
