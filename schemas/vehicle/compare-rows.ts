import { repaymentLine } from '../finance/repayment-words.ts'
import type { SearchDocument } from './search-document.ts'

export interface CompareRow {
  label: string
  /** One a vehicle; null where nobody knows. */
  values: (string | null)[]
  /** Not all vehicles have the same. */
  differs: boolean
}

type Compared = Pick<
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
  | 'city'
  | 'state'
  | 'features'
>

/** Vehicles side by side, fact by fact; what is known of none of them is left out. Then every feature that one of them has. */
export function compareRows(vehicles: readonly Compared[], { withFinance }: { withFinance: boolean }): CompareRow[] {
  const rows = facts
    .filter(({ isFinance }) => withFinance || !isFinance)
    .map(({ label, read }) => rowOf(label, vehicles.map(read)))
    .filter(({ values }) => values.some((value) => value !== null))
  const features = [...new Set(vehicles.flatMap((vehicle) => vehicle.features))].toSorted((a, b) => a.localeCompare(b))
  return [
    ...rows,
    ...features.map((feature) =>
      rowOf(
        feature,
        vehicles.map((vehicle) => (vehicle.features.includes(feature) ? 'Yes' : null)),
      ),
    ),
  ]
}

const rowOf = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
})

interface Fact {
  label: string
  read: (vehicle: Compared) => string | null
  isFinance?: boolean
}

const typeWords = { new: 'New', demo: 'Demo', used: 'Used' } as const
const words = (value: number | string | null): string | null => (value === null || value === '' ? null : String(value))

const facts: readonly Fact[] = [
  { label: 'Repayment a week', isFinance: true, read: (car) => repayment(car) },
  { label: 'Year', read: (car) => words(car.year) },
  { label: 'Condition', read: (car) => typeWords[car.car_type] },
  { label: 'Kilometres', read: (car) => (car.km === null ? null : `${car.km.toLocaleString('en-AU')} km`) },
  { label: 'Badge', read: (car) => words([car.badge, car.series].filter(Boolean).join(' ')) },
  { label: 'Body', read: (car) => words(car.simple_body ?? car.body) },
  { label: 'Transmission', read: (car) => words(car.simple_transmission) },
  { label: 'Fuel', read: (car) => words(car.simple_fuel) },
  { label: 'Drive', read: (car) => words(car.simple_drive) },
  { label: 'Engine', read: (car) => words(car.engine_size) },
  { label: 'Seats', read: (car) => words(car.seats) },
  { label: 'Doors', read: (car) => words(car.doors) },
  { label: 'Colour', read: (car) => words(car.colour) },
  { label: 'Where', read: (car) => words([car.city, car.state].filter(Boolean).join(', ')) },
]

/** With its comparison rate beside it, as on cards. */
const repayment = ({ weekly_price: payment, weekly_comparison_rate: rate }: Compared): string | null =>
  payment === null || rate === null ? null : repaymentLine({ amount: payment, comparisonRate: rate })
