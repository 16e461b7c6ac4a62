import { describePage } from '#schemas/lead/describe-page.ts'
import type { LeadAttributes, Touch } from '#schemas/lead/lead-attributes.ts'
import { linkFieldNames } from '#schemas/lead/link-fields.ts'
import { readQueryParams } from '#schemas/lead/query-params.ts'
import { readConsent } from './stored-consent.ts'

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:visit`
const mostPages = 20

/**
 * What a lead says of the visit that led to it. `renderer/document/visit-recorder.ts` wrote it; where it may not, or the browser stores nothing, the
 * form's own page is all that is known. vehicles §7, lead_attributes
 */
export function readVisit(): LeadAttributes {
  const own = describePage(location)
  const { pages, first, last } = mayRead() ? readStored() : nothing
  const visited = pages.length > 0 ? pages : own.visited_pages
  return {
    visited_pages: visited.slice(-mostPages),
    linked_query_params: { ...campaignParams(first), ...campaignParams(last), ...own.linked_query_params },
    ...(first && { first_touch: first }),
    ...(last && { last_touch: last }),
  }
}

/** The vehicle of an earlier link is not the subject of this form. */
const campaignParams = (touch: Touch | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readQueryParams(touch?.page.split('?')[1] ?? '')).filter(([name]) => !linkFieldNames.includes(name)),
  )

export function forgetVisit(): void {
  try {
    localStorage.removeItem(key())
  } catch {
    // Then nothing was stored.
  }
}

interface StoredVisit {
  pages: string[]
  first: Touch | null
  last: Touch | null
}

const nothing: StoredVisit = { pages: [], first: null, last: null }

/** Only a site that asks first has the question in its pages. */
const mayRead = (): boolean => document.querySelector('[data-consent]') === null || readConsent() === 'yes'

function readStored(): StoredVisit {
  try {
    const { pages, first, last } = JSON.parse(localStorage.getItem(key()) ?? '{}')
    return {
      pages: Array.isArray(pages) ? pages.map((path) => String(path).slice(0, 500)) : [],
      first: readTouch(first),
      last: readTouch(last),
    }
  } catch {
    return nothing
  }
}

function readTouch(stored: unknown): Touch | null {
  if (typeof stored !== 'object' || stored === null || !('page' in stored)) return null
  const text = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : '')
  const { page, referrer, at }: { page: unknown; referrer?: unknown; at?: unknown } = stored
  return { page: text(page, 1_000), referrer: text(referrer, 500), at: text(at, 40) }
}
