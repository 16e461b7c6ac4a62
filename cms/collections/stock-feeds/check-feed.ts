import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { allowsFeedHost } from '#schemas/stock/feed-host.ts'
import { idOf } from '../../outbox/announce.ts'

/** A feed from the web names an address on a server that its site allows. The worker looks again each time: a site may change its mind. */
export const checkFeed: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const next = { ...originalDoc, ...data }
  if (next.source !== 'url') return data
  const message = refuse(next.url) ?? (await refuseHost(new URL(next.url).hostname))
  if (message) throw new ValidationError({ collection: collection.slug, errors: [{ path: 'url', message }], req })
  return data

  async function refuseHost(host: string): Promise<string | null> {
    const id = idOf(next.tenant)
    const site =
      id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
    if (allowsFeedHost(site?.allowedFeedHosts ?? [], host)) return null
    return `Your site does not take stock from ${host} yet. A site administrator can allow it under Settings, Sites, “Servers that stock may come from”.`
  }
}

function refuse(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url))
    return 'Enter a web address such as https://feeds.example.com/stock.csv.'
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Enter an address that begins with https:// or http://.'
  return username || password ? 'Enter the user name and the password in their own fields, not in the address.' : null
}
