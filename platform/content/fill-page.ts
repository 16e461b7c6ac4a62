import type { Payload } from 'payload'
import type { Location } from '#schemas/location/location.ts'
import { fillPlaceholders, hasPlaceholder, placeholderValues } from '#schemas/tenant/placeholders.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { TenantRef } from './content.ts'
import { listLocations } from './stock-and-locations.ts'
import type { RawDocument } from './tenant-documents.ts'

export interface FilledPage {
  doc: RawDocument
  /** The documents that the placeholders were filled from. */
  tags: string[]
}

/** Fills the placeholders of a page, such as `{{phone}}`, from the site that shows it. */
export async function fillPage(
  payload: Payload,
  { tenant, doc, loadSite }: { tenant: TenantRef; doc: RawDocument; loadSite: () => Promise<Site> },
): Promise<FilledPage> {
  if (!hasPlaceholder(doc)) return { doc, tags: [] }
  const [site, locations] = await Promise.all([loadSite(), listLocations(payload, tenant)])
  const values = placeholderValues(readFacts(site, locations))
  const filled = fillPlaceholders(doc, values)
  return { doc: { ...Object(filled), id: doc.id }, tags: ['site', 'locations'] }
}

function readFacts({ name, country, config }: Site, locations: readonly Location[]) {
  const main = locations.find(({ primary }) => primary) ?? locations[0]
  const { override, new: forNew, used } = config.phones
  const phones = [override, forNew, used, main?.phone ?? '', main?.landline_phone ?? '']
  return {
    name,
    country,
    phone: phones.find((phone) => phone.trim() !== '') ?? '',
    email: config.email || (main?.email ?? ''),
    licence: config.licence || (main?.dealer_license_number ?? ''),
    address: main?.address ?? null,
  }
}
