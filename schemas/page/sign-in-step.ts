import { signInTypes, type SignInType } from './sign-in.ts'

/** What went wrong where the browser has no script: the address, the code, or too many of either. */
export const signInTroubles = ['address', 'code', 'often'] as const
export type SignInTrouble = (typeof signInTroubles)[number]

export interface SignInStep {
  type: SignInType | null
  step: 'address' | 'code'
  trouble: SignInTrouble | null
}

/** Where in signing in an address stands: `?type=watchlist&step=code`. What it does not name is how everybody begins. */
export function signInStep(search: string): SignInStep {
  const params = new URLSearchParams(search)
  return {
    type: signInTypes.find((type) => type === params.get('type')) ?? null,
    step: params.get('step') === 'code' ? 'code' : 'address',
    trouble: signInTroubles.find((trouble) => trouble === params.get('trouble')) ?? null,
  }
}
