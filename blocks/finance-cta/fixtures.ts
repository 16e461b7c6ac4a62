import type { PropsInput } from '../_kit/props.ts'
import type { financeCta } from './block.ts'

type Input = PropsInput<typeof financeCta>

export const typical: Input = {}

export const empty: Input = { heading: '', text: '' }

export const longest: Input = {
  heading: 'What would this one cost you a week, with everything that belongs to it?',
  text: 'Tell us a little about yourself, and we come back within one working day with what several lenders would offer you, what each of them charges and what the whole of it adds up to. No credit check is made before you say so, and nobody will ring you at dinner.',
  button: 'See what lenders would offer me today',
  opens: 'dialog',
  settings: { anchor: 'finance', background: 'inverse' },
}
