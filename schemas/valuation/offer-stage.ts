/**
 * Under what a lead stands while a car is valued: somebody waits for a figure, was shown one, has accepted it. The third is the specification's
 * (vehicles §7, offer accepted); the others lead up to it.
 */
export const offerStages = {
  requested: '1. Valuation Requested',
  made: '2. Offer Made',
  accepted: '3. Offer Accepted',
} as const
