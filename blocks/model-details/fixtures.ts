import type { PropsInput } from '../_kit/props.ts'
import type { modelDetails } from './block.ts'

export const typical: PropsInput<typeof modelDetails> = { heading: 'Variants', shows: 'variants' }

export const empty: PropsInput<typeof modelDetails> = {}

export const longest: PropsInput<typeof modelDetails> = {
  heading: 'Everything that can be ordered with it, fitted by us before you pick it up here',
  shows: 'accessories',
  settings: { background: 'sunken' },
}
