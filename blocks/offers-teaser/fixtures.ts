import type { PropsInput } from '../_kit/props.ts'
import type { offersTeaser } from './block.ts'

type Input = PropsInput<typeof offersTeaser>

export const typical: Input = {
  text: 'A family business since 1987, with our own workshop and people who drive what they sell. Ask us anything.',
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'A heading of eighty characters, which is as many as the field takes from anyone.',
  text: 'A text without a break that goes on and on. '.repeat(22),
  link: { kind: 'url', url: '/offers', label: 'Everything that is on offer at all of our dealerships this month' },
  settings: { anchor: 'about', background: 'inverse' },
}
