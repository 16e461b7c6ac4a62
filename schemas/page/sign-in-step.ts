import { type AddedAddress, addedAddresses, signInTypes, type SignInType } from './sign-in.ts'

/** What went wrong where the browser has no script: the address, the code, too many of either, or something of ours. */
export const signInTroubles = ['address', 'code', 'often', 'ours'] as const
export type SignInTrouble = (typeof signInTroubles)[number]

export interface SignInStep {
  type: SignInType | null
  /** What is asked for: a number where a vehicle is saved (vehicles §6), what is added, else either. */
  asks: AddedAddress | 'either'
  /** Whether somebody who is signed in adds it. */
  isAdded: boolean
  step: 'address' | 'code'
  trouble: SignInTrouble | null
}

/** Where in signing in an address stands: `?type=watchlist&step=code`. What it does not name is how everybody begins. */
export function signInStep(search: string): SignInStep {
  const params = new URLSearchParams(search)
  const type = signInTypes.find((each) => each === params.get('type')) ?? null
  const added = addedAddresses.find((each) => each === params.get('add'))
  return {
    type,
    asks: added ?? (type === 'watchlist' ? 'phone' : 'either'),
    isAdded: added !== undefined,
    step: params.get('step') === 'code' ? 'code' : 'address',
    trouble: signInTroubles.find((trouble) => trouble === params.get('trouble')) ?? null,
  }
}
