import type { Payload, TypedUser, Where } from 'payload'

interface Asked {
  payload: Payload
  user: TypedUser
  site: number
}

/** Counts a site's unanswered leads and how many of them are overdue. */
export async function countLeads({ payload, user, site }: Asked): Promise<{ fresh: number; overdue: number }> {
  const count = async (where: Where) => {
    const isNew: Where = { and: [{ tenant: { equals: site } }, { status: { equals: 'new' } }, where] }
    const { totalDocs } = await payload.count({ collection: 'leads', user, overrideAccess: false, where: isNew })
    return totalDocs
  }
  const [fresh, overdue] = await Promise.all([count({}), count({ due_at: { less_than: new Date().toISOString() } })])
  return { fresh, overdue }
}
