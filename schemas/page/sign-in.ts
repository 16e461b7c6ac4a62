/** What a shopper was about to do. spec/locations-forms-finance.md §2, Personal areas */
type SignInType = 'trade-in' | 'checkout' | 'finance' | 'car-finance' | 'watchlist'

/** Where a gated way begins: after signing in the shopper goes on to `redirect`, and whoever gives up goes `back`. */
export const signInPath = ({ type, redirect, back }: { type: SignInType; redirect: string; back: string }): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`
