import { engine } from './types.ts'

/** Shared by Hyundai and Kia. */
export const gamma = engine({
  size: [1.6, 4, 'Turbo'],
  fuel: 'petrol',
  gearbox: 'D7',
  drive: 'AWD',
  use: 7.2,
  power: [132, 265],
})

export const nu = engine({
  size: [2, 4, 'Aspirated'],
  fuel: 'petrol',
  gearbox: 'A6',
  drive: 'FWD',
  use: 7.4,
  power: [112, 192],
})

export const hybrid16 = engine({
  size: [1.6, 4, 'Turbo'],
  fuel: 'hybrid',
  gearbox: 'A6',
  drive: 'FWD',
  use: 4.9,
  power: [169, 350],
})

export const smartstream22 = engine({
  size: [2.2, 4, 'Turbo'],
  fuel: 'diesel',
  gearbox: 'D8',
  drive: 'AWD',
  use: 6.1,
  power: [148, 440],
})
