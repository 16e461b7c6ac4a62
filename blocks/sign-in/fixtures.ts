import type { PropsInput } from '../_kit/props.ts'
import type { signIn } from './block.ts'

type Input = PropsInput<typeof signIn>

export const typical: Input = {}

export const empty: Input = { heading: '', intro: '', note: '' }

export const longest: Input = {
  heading: 'Sign in to see everything that you saved, asked and booked here',
  intro:
    'It takes half a minute: type your mobile number or email address, then the six digits that we send you. You stay signed in on this device for thirty days after your last visit.',
  note: 'We use your number and address to sign you in and to answer what you ask us, and for nothing else unless you tell us so. How we handle what we know of you stands in our privacy policy, which you find at the bottom of every page.',
  settings: { anchor: 'sign-in', background: 'sunken' },
}
