/** What a shopper was about to do. locations §2, Sign-in */
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

/** What somebody who is signed in may still lack: it is added by proving it with a code, as in signing in. */
export const addedAddresses = ['phone', 'email'] as const
export type AddedAddress = (typeof addedAddresses)[number]

interface SignInWay {
  type: SignInType
  redirect: string
  back: string
  add?: AddedAddress
}

/** Where a gated way begins: after signing in the shopper goes on to `redirect`, and anyone who gives up goes `back`. */
export const signInPath = (way: SignInWay): string => `${signInPage}?${new URLSearchParams({ ...way })}`
