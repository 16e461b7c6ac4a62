import type { ApiContext } from '../context/api-context.ts'

/** The e-mail address at which a lead is handled: its location's, else the site's; null where there is neither. */
export async function leadRecipient(
  { content, payload, tenant, site }: Pick<ApiContext, 'content' | 'payload' | 'tenant' | 'site'>,
  leadId: number,
): Promise<string | null> {
  const [lead, locations] = await Promise.all([
    payload.findByID({ collection: 'leads', id: leadId, depth: 0, overrideAccess: true, select: { location: true } }),
    content.listLocations(tenant),
  ])
  const own = locations.find(({ id }) => id === lead.location)?.email ?? ''
  return own || site.config.email || null
}
