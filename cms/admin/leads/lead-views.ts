import type { Where } from 'payload'

/** One way to look at the list of leads. */
export interface LeadView {
  label: string
  where: Where
  /** Needs somebody's hand, where there are any. */
  isPressing?: boolean
}

interface Asked {
  user: number | string
  now: Date
}

const status = (value: string): Where => ({ status: { equals: value } })

/** The ways to look at leads, from what is to be done to what is done. */
export const leadViews = ({ user, now }: Asked): LeadView[] => [
  { label: 'All', where: {} },
  { label: 'New', where: status('new') },
  {
    label: 'Overdue',
    where: { and: [status('new'), { due_at: { less_than: now.toISOString() } }] },
    isPressing: true,
  },
  { label: 'Mine', where: { and: [{ assigned_to: { equals: user } }, { status: { in: ['new', 'contacted'] } }] } },
  { label: 'Contacted', where: status('contacted') },
  { label: 'Won', where: status('won') },
  { label: 'Lost', where: status('lost') },
  { label: 'Spam', where: status('spam') },
]
