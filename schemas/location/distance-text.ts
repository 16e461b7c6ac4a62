import * as texts from './texts.ts'

/** A distance on a card: '12 km away'. Whole kilometres. */
export const distanceText = (km: number): string =>
  km < 1 ? texts.lessThan1KmAway : texts.roundKmAway({ round: Math.round(km).toLocaleString('en-AU') })
