import { printPage } from './print-path.ts'

/** Online purchase: `/checkout-journey?car_id={slug}`. vehicles §2, Routes */
export const checkoutJourneyPage = '/checkout-journey'

/** Pages with the vehicle in their query instead of their path. */
export const pagesByQuery: readonly string[] = [printPage, checkoutJourneyPage]

/** The vehicle in such a page's URL; null for none, and for any other page. */
export function slugInQuery(url: string): string | null {
  const [path = '', search] = url.split('?', 2)
  return pagesByQuery.includes(path) ? new URLSearchParams(search).get('car_id') || null : null
}
