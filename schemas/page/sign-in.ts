/** What a shopper was about to do. spec/locations-forms-finance.md §2, Sign-in */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const
export type SignInType = (typeof signInTypes)[number]

export const signInPage = '/sign-in'

/** Where a gated way begins: after signing in the shopper goes on to `redirect`, and whoever gives up goes `back`. */
export const signInPath = ({ type, redirect, back }: { type: SignInType; redirect: string; back: string }): string =>
  `${signInPage}?${new URLSearchParams({ type, redirect, back })}`
