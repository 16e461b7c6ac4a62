import { type CarType, carTypes } from '#schemas/vehicle/vehicle.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const carTypeWords = {
  new: texts.newLabel,
  demo: texts.demonstrator,
  used: texts.used,
} as const satisfies Record<CarType, string>

/** Which vehicles a panel applies to. On a page without a vehicle it is always shown. */
export const shownForField = (help = texts.ifEmpty) =>
  f.choices(carTypes, { label: texts.onlyFor, labels: { ...carTypeWords, demo: texts.demonstrators }, help })

export const isShownFor = (types: readonly CarType[], vehicle: { car_type: CarType } | null): boolean =>
  types.length === 0 || vehicle === null || types.includes(vehicle.car_type)
