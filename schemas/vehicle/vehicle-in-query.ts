import { printPage } from './print-path.ts'

/** Online purchase: `/checkout-journey?car_id={slug}`. vehicles §2, Routes */
export const checkoutJourneyPage = '/checkout-journey'

/** Pages whose vehicle is named in their query, and not in their path. */
export const pagesByQuery: readonly string[] = [printPage, checkoutJourneyPage]

/** Which vehicle an address of such a page names; null where it names none, as that of any other page. */
export function slugInQuery(url: string): string | null {
  const [path = '', search] = url.split('?', 2)
  return pagesByQuery.includes(path) ? new URLSearchParams(search).get('car_id') || null : null
}
