import { amountWords } from '#schemas/payment/amount-words.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { placeTimeWords } from '#schemas/location/time-words.ts'
import { useSite } from '../_kit/runtime.tsx'
import { FactRows } from '../_ui/fact-rows.tsx'
import * as texts from './texts.ts'

/** Amount, subject and end of the reservation. */
export function StatusFacts({ status }: { status: PaymentStatus }) {
  const { timeZone } = useSite()
  const { outcome, vehicle, amount, reference, until, time_zone: ownZone } = status
  const isKept = vehicle !== null && until !== null && outcome === 'paid'
  return (
    <FactRows
      facts={[
        ...(vehicle ? [{ label: texts.vehicle, value: vehicle.name }] : []),
        { label: texts.amount, value: amountWords(amount) },
        { label: vehicle ? texts.reservation : texts.invoice, value: reference },
        ...(isKept
          ? [
              {
                label: texts.reservedUntil,
                value: placeTimeWords(until, { location: ownZone || timeZone, site: timeZone }),
              },
            ]
          : []),
      ]}
    />
  )
}
