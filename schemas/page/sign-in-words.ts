import type { SignInStep } from './sign-in-step.ts'
import type { AddedAddress, SignInType } from './sign-in.ts'

/** Why somebody is asked to sign in, as a sentence below the heading. locations §2, Sign-in */
const reasons = {
  'trade-in': 'Sign in to go on with the valuation of your car.',
  checkout: 'Sign in to go on to the checkout. Your vehicle stays where it is.',
  finance: 'Sign in to go on with your finance enquiry.',
  'car-finance': 'Sign in to see finance for this vehicle.',
  'spin-to-win': 'Sign in to spin the wheel. Everybody has one spin.',
  'online-payment': 'Sign in to pay online.',
  'my-garage': 'Sign in to see what you saved, asked and booked.',
  watchlist: 'Sign in with your mobile number to keep this vehicle on your watchlist.',
} as const satisfies Record<SignInType, string>

const additions = {
  phone: 'Add your mobile number: we send it a code.',
  email: 'Add your email address: we send it a code.',
} as const satisfies Record<AddedAddress, string>

export function signInReason({ type, asks, isAdded }: Pick<SignInStep, 'type' | 'asks' | 'isAdded'>): string {
  if (isAdded && asks !== 'either') return additions[asks]
  return type === null ? reasons['my-garage'] : reasons[type]
}
