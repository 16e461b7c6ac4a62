import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'
import { zoneOfAddress } from '#schemas/location/zone-of-address.ts'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'

/** State and postcode choose the time zone, until somebody chooses another. */
export const fillTimeZone: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const country = await readCountry(req, readId(data.tenant ?? originalDoc?.tenant))
  if (country === null) return data
  const [now, before] = [data.address ?? originalDoc?.address, originalDoc?.address].map((address) =>
    findZone(address, country),
  )
  const chosen = data.time_zone === undefined ? originalDoc?.time_zone : data.time_zone
  const isDefault = !chosen || (chosen === before && before !== now)
  return isDefault && now ? { ...data, time_zone: now } : data
}

const findZone = (address: unknown, country: 'AU' | 'NZ') =>
  isFields(address)
    ? zoneOfAddress({ country, state: readText(address['state']), postcode: readText(address['postcode']) })
    : null

async function readCountry(req: PayloadRequest, tenant: number | null): Promise<'AU' | 'NZ' | null> {
  const site =
    tenant === null
      ? null
      : await req.payload.db.findOne<{ id: number; country?: 'AU' | 'NZ' }>({
          collection: 'tenants',
          req,
          select: { country: true },
          where: { id: { equals: tenant } },
        })
  return site?.country ?? null
}
