import type { TextFieldSingleValidation } from 'payload'
import { allowsFeedHost } from '#schemas/stock/feed-host.ts'
import { readText } from '../../fields/read-text.ts'
import { idOf } from '../../outbox/announce.ts'

const longest = 2_000

/** A feed from the web names an address on a server that its site allows. The worker looks again each time: a site may change its mind. */
export const checkUrl: TextFieldSingleValidation = async (value, { data, req }) => {
  const wrong = refuse(readText(value))
  if (wrong) return wrong
  const { hostname } = new URL(readText(value))
  const id = 'tenant' in data ? idOf(data.tenant) : null
  const site =
    id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
  return (
    allowsFeedHost(site?.allowedFeedHosts ?? [], hostname) ||
    `${hostname} is not an allowed feed host yet. A site administrator can add it under Settings, Sites, “Allowed feed hosts”.`
  )
}

function refuse(url: string): string | null {
  if (!URL.canParse(url)) return 'Enter a web address such as https://feeds.example.com/stock.csv.'
  if (url.length > longest) return `Enter an address of ${longest.toLocaleString('en-AU')} characters or fewer.`
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Enter an address that starts with https:// or http://.'
  return username || password ? 'Enter the user name and password in the fields below, not in the address.' : null
}
