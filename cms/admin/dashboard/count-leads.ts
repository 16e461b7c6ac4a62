import type { Payload, TypedUser, Where } from 'payload'

interface LeadCountQuery {
  payload: Payload
  user: TypedUser
  site: number
}

/** Suspected of spam in the last seven days, and not delivered until staff release them. */
export const heldLeads = (): Where => ({
  and: [
    { status: { equals: 'spam' } },
    { createdAt: { greater_than: new Date(Date.now() - sevenDays).toISOString() } },
  ],
})

const sevenDays = 7 * 86_400_000

const isNew: Where = { status: { equals: 'new' } }

/** Counts a site's unanswered leads, how many of them are overdue, and those held as spam. */
export async function countLeads({
  payload,
  user,
  site,
}: LeadCountQuery): Promise<{ fresh: number; overdue: number; held: number }> {
  const count = async (where: Where) => {
    const ofSite: Where = { and: [{ tenant: { equals: site } }, where] }
    const { totalDocs } = await payload.count({ collection: 'leads', user, overrideAccess: false, where: ofSite })
    return totalDocs
  }
  const isOverdue: Where = { due_at: { less_than: new Date().toISOString() } }
  const [fresh, overdue, held] = await Promise.all([
    count(isNew),
    count({ and: [isNew, isOverdue] }),
    count(heldLeads()),
  ])
  return { fresh, overdue, held }
}
