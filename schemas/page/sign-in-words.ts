import type { SignInStep } from './sign-in-step.ts'
import type { AddedAddress, SignInType } from './sign-in.ts'
import * as texts from './texts.ts'

/** The reason for signing in, as a sentence below the heading. locations §2, Sign-in */
const reasons = {
  'trade-in': texts.signInToContinueWithValuationYour,
  checkout: texts.signInToContinueToTheCheckout,
  finance: texts.signInToContinueWithYourFinance,
  'car-finance': texts.signInToSeeFinanceForThis,
  'spin-to-win': texts.signInToSpinTheWheel,
  'online-payment': texts.signInToPayOnline,
  'my-garage': texts.signInToSeeYourSavedVehicles,
  watchlist: texts.signInWithYourMobileNumberTo,
} as const satisfies Record<SignInType, string>

const additions = {
  phone: texts.addYourMobileNumber,
  email: texts.addYourEmailAddress,
} as const satisfies Record<AddedAddress, string>

export function signInReason({ type, asks, isAdded }: Pick<SignInStep, 'type' | 'asks' | 'isAdded'>): string {
  if (isAdded && asks !== 'either') return additions[asks]
  return type === null ? reasons['my-garage'] : reasons[type]
}
