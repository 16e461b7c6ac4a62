import type { Where } from 'payload'
import * as texts from './texts.ts'

/** One predefined view of the list of leads. */
export interface LeadView {
  label: string
  where: Where
  /** Highlights a non-zero count. */
  isPressing?: boolean
}

interface LeadViewContext {
  user: number | string
  now: Date
}

const status = (value: string): Where => ({ status: { equals: value } })

/** The views of the list of leads, from open to closed leads. */
export const leadViews = ({ user, now }: LeadViewContext): LeadView[] => [
  { label: texts.all, where: {} },
  { label: texts.newLabel, where: status('new') },
  {
    label: texts.overdue,
    where: { and: [status('new'), { due_at: { less_than: now.toISOString() } }] },
    isPressing: true,
  },
  { label: texts.mine, where: { and: [{ assigned_to: { equals: user } }, { status: { in: ['new', 'contacted'] } }] } },
  { label: texts.contacted, where: status('contacted') },
  { label: texts.won, where: status('won') },
  { label: texts.lost, where: status('lost') },
  { label: texts.spam, where: status('spam') },
]
