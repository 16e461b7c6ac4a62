import type { PropsInput } from '../_kit/props.ts'
import type { modelRange } from './block.ts'

export const typical: PropsInput<typeof modelRange> = { heading: 'Our range' }

export const empty: PropsInput<typeof modelRange> = { categories: false }

export const longest: PropsInput<typeof modelRange> = {
  heading: 'Every new model that you can order from us this year, and those that arrive next',
  intro: 'A long introduction that a marketer typed without stopping. '.repeat(4).slice(0, 240),
  look: 'list',
  limit: 100,
  settings: { background: 'soft' },
}
