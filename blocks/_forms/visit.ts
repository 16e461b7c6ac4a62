/** What a lead says of the visit that led to it. spec/vehicles.md §7, lead_attributes */
export interface Visit {
  visited_pages: string[]
  /** Those of the address by which the shopper came, such as a campaign's. */
  linked_query_params: Record<string, string>
}

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:visit`
const mostPages = 20

/** For as long as the tab is open; what another hand wrote there is none. */
export function readVisit(): Visit {
  try {
    const { pages, query } = JSON.parse(sessionStorage.getItem(key()) ?? '{}')
    return {
      visited_pages: Array.isArray(pages) ? pages.map(String).slice(-mostPages) : [],
      linked_query_params: Object.fromEntries(
        [...new URLSearchParams(typeof query === 'string' ? query : '')]
          .slice(0, 20)
          .map(([name, value]) => [name.slice(0, 80), value.slice(0, 400)]),
      ),
    }
  } catch {
    return { visited_pages: [], linked_query_params: {} }
  }
}

/** This page is one more of the visit. */
export function recordPage(): void {
  try {
    const { pages = [], query } = JSON.parse(sessionStorage.getItem(key()) ?? '{}')
    const visited = [...pages.filter((path: unknown) => path !== location.pathname), location.pathname]
    const visit = { pages: visited.slice(-mostPages), query: query ?? location.search.slice(1, 1_000) }
    sessionStorage.setItem(key(), JSON.stringify(visit))
  } catch {
    // Nothing is known of the visit then.
  }
}
