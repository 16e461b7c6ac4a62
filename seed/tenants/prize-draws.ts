import type { DemoPrizeDraw } from './demo-tenant.ts'

/** A wheel without an end, so that the demo always has one. */
export const summerWheel: DemoPrizeDraw = {
  name: 'Summer wheel',
  terms:
    'One spin each, for adults who live in Australia. Prizes are fetched from the yard within 30 days of the spin and cannot be changed for cash.',
  prizes: [
    { label: 'A set of tyres', weight: 1, most: 1, wins: true },
    { label: 'Better luck next time', weight: 30, wins: false },
    { label: '$50 of fuel', weight: 6, most: 20, wins: true },
    { label: 'A car wash', weight: 25, wins: true },
    { label: 'Better luck next time', weight: 30, wins: false },
    { label: 'Floor mats', weight: 10, most: 50, wins: true },
  ],
}
