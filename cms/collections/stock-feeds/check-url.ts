import type { TextFieldSingleValidation } from 'payload'
import { allowsFeedHost } from '#schemas/stock/feed-host.ts'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'
import * as texts from './texts.ts'

const longest = 2_000

/** A web feed's address must be on a server that the site allows. The worker checks again at each import, since the allow list may change. */
export const checkUrl: TextFieldSingleValidation = async (value, { data, req }) => {
  const wrong = refuse(readText(value))
  if (wrong) return wrong
  const { hostname } = new URL(readText(value))
  const id = 'tenant' in data ? readId(data.tenant) : null
  const site =
    id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
  return allowsFeedHost(site?.allowedFeedHosts ?? [], hostname) || texts.hostnameNotAllowedFeedHostYet({ hostname })
}

function refuse(url: string): string | null {
  if (!URL.canParse(url)) return texts.enterWebAddressSuchAsHttpsFeeds
  if (url.length > longest)
    return texts.enterAddressLongestCharactersOrFewer({ longest: longest.toLocaleString('en-AU') })
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return texts.enterAddressThatStartsWithHttpsOr
  return username || password ? texts.enterUserNamePasswordInFieldsBelow : null
}
