import type { PropsInput } from '../_kit/props.ts'
import type { brandGrid } from './block.ts'

export const typical: PropsInput<typeof brandGrid> = { heading: 'Our brands' }

export const empty: PropsInput<typeof brandGrid> = {}

export const longest: PropsInput<typeof brandGrid> = {
  heading: 'All the brands that our dealerships in three states sell, service and stand for',
  intro: 'A long introduction that a marketer typed without stopping. '.repeat(4).slice(0, 240),
  groups: ['car', 'motorcycle', 'truck', 'own', 'caravan'],
  settings: { background: 'soft' },
}
