import type { PayloadRequest } from 'payload'
import { fitsFilter } from '#schemas/lead/fits-filter.ts'
import { readId } from '../../outbox/announce.ts'

interface AssignableLead {
  tenant: number
  category: string
  location: number | null
}

/** The assignee of the first matching lead rule; null if none matches. */
export async function findAssignee(req: PayloadRequest, { tenant, ...lead }: AssignableLead): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'lead-rules',
    req,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: '_order',
    where: { tenant: { equals: tenant } },
  })
  const rule = docs.find(({ categories, locations }) =>
    fitsFilter(
      { categories: categories ?? [], locations: (locations ?? []).flatMap((each) => readId(each) ?? []) },
      lead,
    ),
  )
  return readId(rule?.assign_to)
}
