import type { PropsInput } from '../_kit/props.ts'
import type { partnerRating } from './block.ts'

type Input = PropsInput<typeof partnerRating>

export const typical: Input = {
  link: { kind: 'url', url: '#reviews', label: 'Read the reviews' },
}

export const empty: Input = { heading: '' }

export const longest: Input = {
  heading: 'Rated by everybody who has bought, serviced or insured a vehicle with us so far.',
  link: { kind: 'url', url: '/about-us', label: 'Everything that our customers have said of us since we opened' },
}
