import type { Payload, TypedUser } from 'payload'

interface LeadRowQuery {
  payload: Payload
  user: TypedUser
  lead: number | string
}

/** Rows of a lead that the user may read, oldest first. */
export async function findLeadRows<Slug extends 'consents' | 'lead-deliveries'>(
  collection: Slug,
  { payload, user, lead }: LeadRowQuery,
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
