import type { SiteConfig } from '../tenant/site-config.ts'

/** vehicles §9, Trade-in FAQ */
export const limitsText = ({ mostYears, mostKm }: SiteConfig['tradeIn']): string =>
  `Estimates are generally not given for cars over ${mostYears} ${mostYears === 1 ? 'year' : 'years'} old or over ${mostKm.toLocaleString('en-AU')} kilometres.`
