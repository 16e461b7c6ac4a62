import * as texts from './texts.ts'

/** The category of a valuation's lead; empty if the form kind defines it. */
export const categoryOfPurpose = { 'trade-in': '', sell: texts.sellMyCar } as const
