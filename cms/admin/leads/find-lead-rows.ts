import type { Payload, TypedUser } from 'payload'

interface Asked {
  payload: Payload
  user: TypedUser
  lead: number | string
}

/** What belongs to a lead, oldest first, as far as whoever looks may read it. */
export async function findLeadRows<Slug extends 'consents' | 'lead-deliveries'>(
  collection: Slug,
  { payload, user, lead }: Asked,
) {
  const { docs } = await payload.find({
    collection,
    user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: 'id',
    where: { lead: { equals: lead } },
  })
  return docs
}
