/**
 * Stages of a valuation's lead: waiting for a figure, figure shown, offer accepted. The third is the specification's (vehicles §7, offer
 * accepted).
 */
export const offerStages = {
  requested: '1. Valuation Requested',
  made: '2. Offer Made',
  accepted: '3. Offer Accepted',
} as const
