import type { PropsInput } from '../_kit/props.ts'
import type { stockSearch } from './block.ts'
import { mainParts, sideParts } from './parts.ts'

const part = (blockType: string) => ({ id: blockType, blockType, blockVersion: 1 })

export const typical: PropsInput<typeof stockSearch> = { side: sideParts.map(part), main: mainParts.map(part) }

export const empty: PropsInput<typeof stockSearch> = {}

export const longest: PropsInput<typeof stockSearch> = {
  heading: 'All new, used and demo cars, utes, vans, caravans and motorcycles that we have',
  intro: 'Every one of them is on our own lot, inspected, and priced to drive away. Ring us to hold one for a day.',
  sortBy: 'price-asc',
  side: sideParts.map(part),
  main: mainParts.map(part),
  settings: { layout: 'above' },
}
