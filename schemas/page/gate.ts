import type { FlagName, Flags } from '../tenant/flags.ts'
import type { SignInType } from './sign-in.ts'

interface Gate {
  path: RegExp
  type: SignInType
  /** Any of them closes the gate; none: it is always closed. */
  flags: readonly FlagName[]
}

/** Pages behind sign-in. Trade-in and sell my car are never. locations §6, Gating; §2, Personal areas */
const gates: readonly Gate[] = [
  { path: /^\/online-payment(\/.*)?$/, type: 'online-payment', flags: [] },
  { path: /^\/(my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(\/.*)?$/, type: 'my-garage', flags: [] },
  { path: /^\/cars\/[^/]+\/(checkout|buy-online)$/, type: 'checkout', flags: ['gateCheckout'] },
  { path: /^\/checkout-journey$/, type: 'checkout', flags: ['gateCheckout'] },
  { path: /^\/personalised\/finance$/, type: 'car-finance', flags: ['gateFinance', 'gateCreditCheck'] },
  { path: /^\/(finance|finance-enquiry|apply-for-finance)$/, type: 'finance', flags: ['gateCreditCheck'] },
  { path: /^\/spin-to-win$/, type: 'spin-to-win', flags: ['gateSpinToWin'] },
]

/** What somebody must sign in for to see a page; null where everybody may. `path` is as requested, in any escapes and case. */
export function gateOf(path: string, flags: Flags): SignInType | null {
  const plain = decoded(path).toLowerCase()
  const gate = gates.find((each) => each.path.test(plain))
  if (!gate) return null
  return gate.flags.length === 0 || gate.flags.some((flag) => flags[flag]) ? gate.type : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
