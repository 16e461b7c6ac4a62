import type { FlagName, Flags } from '../tenant/flags.ts'
import type { SignInType } from './sign-in.ts'

interface Gate {
  path: RegExp
  type: SignInType
  /** The page is gated if any flag is set; always if empty. */
  flags: readonly FlagName[]
}

/** Pages that require sign-in. Trade-in and sell my car never do. locations §6, Gating; §2, Personal areas */
const gates: readonly Gate[] = [
  { path: /^\/online-payment(\/.*)?$/, type: 'online-payment', flags: [] },
  { path: /^\/(my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(\/.*)?$/, type: 'my-garage', flags: [] },
  { path: /^\/cars\/[^/]+\/(checkout|buy-online)$/, type: 'checkout', flags: ['gateCheckout'] },
  { path: /^\/checkout-journey$/, type: 'checkout', flags: ['gateCheckout'] },
  { path: /^\/personalised\/finance$/, type: 'car-finance', flags: ['gateFinance', 'gateCreditCheck'] },
  { path: /^\/(finance|finance-enquiry|apply-for-finance)$/, type: 'finance', flags: ['gateCreditCheck'] },
  { path: /^\/spin-to-win$/, type: 'spin-to-win', flags: ['gateSpinToWin'] },
]

/** The kind of sign-in that a page requires; null if none. `path` is unmodified, in any case and escaping. */
export function findGate(path: string, flags: Flags): SignInType | null {
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
