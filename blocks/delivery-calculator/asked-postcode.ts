import { checkPostcode } from '#schemas/delivery/check-postcode.ts'
import type { PageContext } from '../_kit/runtime.tsx'

/** The postcode in the page's URL, as a form without script sends it: `?postcode=4000`. Null without a valid one. */
export function askedPostcode({ search }: Pick<PageContext, 'search'>): string | null {
  const postcode = new URLSearchParams(search).get('postcode') ?? ''
  return checkPostcode(postcode) === null ? postcode.trim() : null
}
