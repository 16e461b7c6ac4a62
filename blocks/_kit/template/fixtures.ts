import type { PropsInput } from '../props.ts'
import type { templateBlock } from './block.ts'

type Input = PropsInput<typeof templateBlock>

export const typical: Input = {
  heading: 'Open on Sundays',
  text: 'Come and see us from ten to four.',
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'A heading of eighty characters, which is as many as the field takes from anyone.',
  text: 'A text without a break that goes on and on. '.repeat(22),
}
