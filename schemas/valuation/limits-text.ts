import type { SiteConfig } from '../tenant/site-config.ts'
import * as texts from './texts.ts'

/** vehicles §9, Trade-in FAQ */
export const limitsText = ({ mostYears, mostKm }: SiteConfig['tradeIn']): string =>
  texts.estimatesGenerallyNotGivenForCarsOver({ mostYears, mostKm: mostKm.toLocaleString('en-AU') })
