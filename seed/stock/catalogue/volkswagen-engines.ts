import { engine } from './types.ts'

/** Shared by the makes of the Volkswagen group. */
export const tsi14 = engine({
  size: [1.4, 4, 'Turbo'],
  fuel: 'premium',
  gearbox: 'A8',
  drive: 'FWD',
  use: 5.8,
  power: [110, 250],
})

export const tsi20 = engine({
  size: [2, 4, 'Turbo'],
  fuel: 'premium',
  gearbox: 'D7',
  drive: 'AWD',
  use: 8.5,
  power: [162, 350],
})

export const gti = engine({
  size: [2, 4, 'Turbo'],
  fuel: 'premium',
  gearbox: 'D7',
  drive: 'FWD',
  use: 7,
  power: [180, 370],
})
