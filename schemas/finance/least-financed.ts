import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import * as texts from './texts.ts'

type Limit = Pick<SiteConfig['finance'], 'leastFinanced'>

/** Whether the dealer finances the amount less the deposit: the configured minimum applies to estimates, quotes and the calculator. */
export const isEnoughFinanced = (
  { leastFinanced }: Limit,
  { amount, deposit }: { amount: Cents; deposit: Cents },
): boolean => leastFinanced === null || amount - deposit >= leastFinanced

/** What a shopper is told below the minimum. */
export const leastFinancedWords = ({ leastFinanced }: Limit): string =>
  texts.weFinanceDollarsOrMore({ dollars: formatDollars(leastFinanced ?? 0) })
