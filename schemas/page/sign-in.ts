/** The interrupted action of a shopper. locations §2, Sign-in */
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

/** Contact details that a signed-in shopper may lack: added by verifying a code, as in sign-in. */
export const addedAddresses = ['phone', 'email'] as const
export type AddedAddress = (typeof addedAddresses)[number]

interface SignInWay {
  type: SignInType
  redirect: string
  back: string
  add?: AddedAddress
}

/** URL of sign-in before a gated page: afterwards the shopper continues to `redirect`, and cancelling returns to `back`. */
export const signInPath = (way: SignInWay): string => `${signInPage}?${new URLSearchParams({ ...way })}`
