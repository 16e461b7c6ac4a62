import type { PropsInput } from '../_kit/props.ts'
import type { leadForm } from './block.ts'

type Input = PropsInput<typeof leadForm>

export const typical: Input = { heading: 'Send us a message', intro: 'Somebody who knows the stock answers.' }

export const empty: Input = {}

export const longest: Input = {
  heading: 'Tell us what you are looking for and when we may call you about it',
  intro:
    'The more we know, the better our answer: which vehicle, what you would trade in, how you would pay, when you could come by. We answer within one working day, and you hear from a person.',
  kind: 'test-drive',
  settings: { anchor: 'form', background: 'sunken' },
}
