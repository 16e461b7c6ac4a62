import type { PropsInput } from '../_kit/props.ts'
import type { promo } from './block.ts'

export const typical: PropsInput<typeof promo> = { source: 'running', limit: 3 }

export const empty: PropsInput<typeof promo> = { source: 'chosen', chosen: [] }

export const longest: PropsInput<typeof promo> = {
  heading: 'What we do for you this month and will not do again before the end of next year',
  source: 'running',
  limit: 6,
  settings: { background: 'sunken' },
}
