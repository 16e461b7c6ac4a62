import { type AddedAddress, addedAddresses, signInTypes, type SignInType } from './sign-in.ts'

/** Errors of sign-in without script: the address, the code, too many attempts, or a server failure. */
export const signInTroubles = ['address', 'code', 'often', 'ours'] as const
export type SignInTrouble = (typeof signInTroubles)[number]

export interface SignInStep {
  type: SignInType | null
  /** The required address: a number for saving a vehicle (vehicles §6), the one to add, else either. */
  asks: AddedAddress | 'either'
  /** Whether a signed-in shopper adds it. */
  isAdded: boolean
  step: 'address' | 'code'
  trouble: SignInTrouble | null
}

/** The step of sign-in in a URL: `?type=watchlist&step=code`. Missing parameters mean the first step. */
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
