/** Under what staff find the lead of somebody who has a car valued; empty where its kind says it. */
export const categoryOfPurpose = { 'trade-in': '', sell: 'Sell My Car' } as const
