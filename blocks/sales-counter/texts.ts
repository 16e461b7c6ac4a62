// Compiled from texts.json by npm run generate. Do not edit.

export const salesCounter = 'Sales counter'
export const salesCounterDescription = 'Counts the cars sold this month: those actually marked sold, or by the clock (192 a day).'
export const heading = 'Heading'
export const salesThisMonth = 'Sales this Month'
export const text = 'Text'
export const count = 'Source of the count'
export const vehiclesMarkedSold = 'Vehicles marked sold'
export const byTheClock = 'By the clock'
export const countHelp = 'By the clock counts one sale per 450 seconds of the month. Use it only where it is true.'
