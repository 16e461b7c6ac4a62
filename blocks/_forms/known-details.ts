import type { Api } from '#schemas/api/endpoints.ts'
import { phoneWords } from '#schemas/shopper/phone-words.ts'
import { hasSession } from '../_ui/saved-vehicles/has-session.ts'
import { readDetails } from './stored-details.ts'

/**
 * What a form begins with: the details of anyone who is signed in, and what this browser was told before for the rest. The account comes first, since others
 * may have used the browser.
 */
export async function knownDetails(api: Api): Promise<Record<string, string>> {
  const storedDetails = readDetails()
  if (!hasSession()) return storedDetails
  const { shopper } = await api.call('session', {}).catch(() => ({ shopper: null }))
  if (!shopper) return storedDetails
  const { name, last_name, postcode, email, phone } = shopper
  const own = { name, last_name, postcode, email, phone: phone && phoneWords(phone, document.documentElement.lang) }
  return {
    ...storedDetails,
    ...Object.fromEntries(Object.entries(own).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  }
}
