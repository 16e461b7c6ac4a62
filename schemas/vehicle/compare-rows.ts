import { repaymentLine } from '../finance/repayment-words.ts'
import type { SearchDocument } from './search-document.ts'
import * as texts from './texts.ts'

export interface CompareRow {
  label: string
  /** One per vehicle; null if unknown. */
  values: (string | null)[]
  /** Whether the values differ. */
  differs: boolean
  /** A finance figure needs the comparison rate warning on the same page. */
  isFinance: boolean
}

type ComparisonVehicle = Pick<
  SearchDocument,
  | 'year'
  | 'car_type'
  | 'km'
  | 'badge'
  | 'series'
  | 'body'
  | 'simple_body'
  | 'simple_transmission'
  | 'simple_fuel'
  | 'simple_drive'
  | 'engine_size'
  | 'seats'
  | 'doors'
  | 'colour'
  | 'weekly_price'
  | 'weekly_comparison_rate'
  | 'weekly_example'
  | 'city'
  | 'state'
  | 'features'
  | 'dealership_slug'
>

interface CompareOptions {
  /** Whether the figures of a vehicle's finance are shown. */
  withFinance: (vehicle: ComparisonVehicle) => boolean
  /** The words that stand with every comparison rate. */
  warning: string
}

/** Compares vehicles fact by fact; facts unknown for all are omitted. Then every feature of any of them. */
export function compareRows(
  vehicles: readonly ComparisonVehicle[],
  { withFinance, warning }: CompareOptions,
): CompareRow[] {
  const rows = facts
    .map(({ label, read, isFinance = false }) => ({
      ...getRow(
        label,
        vehicles.map((vehicle) => (isFinance && !withFinance(vehicle) ? null : read(vehicle, warning))),
      ),
      isFinance,
    }))
    .filter(({ values }) => values.some((value) => value !== null))
  const features = [...new Set(vehicles.flatMap((vehicle) => vehicle.features))].toSorted((a, b) => a.localeCompare(b))
  return [
    ...rows,
    ...features.map((feature) =>
      getRow(
        feature,
        vehicles.map((vehicle) => (vehicle.features.includes(feature) ? texts.yes : null)),
      ),
    ),
  ]
}

const getRow = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
  isFinance: false,
})

interface Fact {
  label: string
  read: (vehicle: ComparisonVehicle, warning: string) => string | null
  isFinance?: boolean
}

const typeWords = { new: texts.newLabel, demo: texts.demo, used: texts.used } as const
const words = (value: number | string | null): string | null => (value === null || value === '' ? null : String(value))

const facts: readonly Fact[] = [
  { label: texts.weeklyRepayment, isFinance: true, read: (car) => repayment(car) },
  {
    label: texts.loan,
    isFinance: true,
    read: (car, warning) => (repayment(car) === null ? null : `${car.weekly_example} ${warning}`),
  },
  { label: texts.year, read: (car) => words(car.year) },
  { label: texts.condition, read: (car) => typeWords[car.car_type] },
  { label: texts.kilometres, read: (car) => (car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`) },
  { label: texts.badge, read: (car) => words([car.badge, car.series].filter(Boolean).join(' ')) },
  { label: texts.body, read: (car) => words(car.simple_body ?? car.body) },
  { label: texts.transmission, read: (car) => words(car.simple_transmission) },
  { label: texts.fuel, read: (car) => words(car.simple_fuel) },
  { label: texts.drive, read: (car) => words(car.simple_drive) },
  { label: texts.engine, read: (car) => words(car.engine_size) },
  { label: texts.seats, read: (car) => words(car.seats) },
  { label: texts.doors, read: (car) => words(car.doors) },
  { label: texts.colour, read: (car) => words(car.colour) },
  { label: texts.where, read: (car) => words([car.city, car.state].filter(Boolean).join(', ')) },
]

/** With its comparison rate, as on cards. */
const repayment = ({
  weekly_price: payment,
  weekly_comparison_rate: rate,
  weekly_example: example,
}: ComparisonVehicle): string | null =>
  payment === null || rate === null || example === null
    ? null
    : repaymentLine({ amount: payment, comparisonRate: rate })
