import type { SignInType } from './sign-in.ts'

/** Why somebody is asked to sign in, as a sentence below the heading. spec/locations-forms-finance.md §2, Sign-in */
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

export const signInReason = (type: SignInType | null): string =>
  type === null ? 'Sign in to see what you saved, asked and booked.' : reasons[type]
