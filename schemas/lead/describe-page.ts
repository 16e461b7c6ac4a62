import type { LeadAttributes } from './lead-attributes.ts'
import { readQueryParams } from './query-params.ts'
import { linkFields } from './link-fields.ts'

/** Visit data from the URL of a form's page alone: for browsers without script, storage or consent. */
export function describePage(page: Pick<URL, 'pathname' | 'search'> | null): LeadAttributes {
  if (!page) return { visited_pages: [], linked_query_params: {} }
  const own = linkFields(new URLSearchParams(page.search))
  return {
    visited_pages: [page.pathname.slice(0, 500)],
    linked_query_params: { ...readQueryParams(page.search), ...own },
  }
}
