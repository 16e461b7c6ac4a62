import { type CarType, carTypes } from '#schemas/vehicle/vehicle.ts'
import { f } from '../_kit/fields/f.ts'

export const carTypeWords = { new: 'New', demo: 'Demonstrator', used: 'Used' } as const satisfies Record<
  CarType,
  string
>

/** For which vehicles a panel is meant. On a page without a vehicle it is always shown. */
export const shownForField = (help = 'Without any: for every vehicle.') =>
  f.choices(carTypes, { label: 'Only for', labels: { ...carTypeWords, demo: 'Demonstrators' }, help })

export const isShownFor = (types: readonly CarType[], vehicle: { car_type: CarType } | null): boolean =>
  types.length === 0 || vehicle === null || types.includes(vehicle.car_type)
