import type { PropsInput } from '../_kit/props.ts'
import type { formSent } from './block.ts'

type Input = PropsInput<typeof formSent>

export const typical: Input = {
  next: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'Keep looking around' },
}

export const empty: Input = { heading: '', text: '' }

export const longest: Input = {
  heading: 'Thank you, your message is with the people who can answer it',
  text: 'We read every message ourselves and answer within one working day. If it cannot wait, ring the yard: the number stands at the head of every page, and somebody answers it from eight in the morning until the last of us goes home.',
  next: { kind: 'url', url: '/', label: 'Back to the beginning, where there is more to see' },
  settings: { anchor: 'thanks' },
}
