import type { PropsInput } from '../_kit/props.ts'
import type { salesCounter } from './block.ts'

export const typical: PropsInput<typeof salesCounter> = { source: 'actual' }

export const empty: PropsInput<typeof salesCounter> = { heading: '', text: '' }

export const longest: PropsInput<typeof salesCounter> = {
  heading: 'Cars, utes, vans, caravans and motorcycles that left with new owners this month',
  text: 'families, tradies, students, nurses and weekend adventurers all over the country who drove away smiling, and we are still counting every single one of them!',
  source: 'actual',
  settings: { background: 'inverse' },
}
