import { amountWords } from '#schemas/payment/amount-words.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { timeWords } from '#schemas/test-drive/time-words.ts'
import { useSite } from '../_kit/runtime.tsx'
import { FactRows } from '../_ui/fact-rows.tsx'

/** What was paid, for what, and until when it is kept. */
export function StatusFacts({ status }: { status: PaymentStatus }) {
  const { timeZone } = useSite()
  const { outcome, vehicle, amount, reference, until } = status
  const isKept = vehicle !== null && until !== null && outcome === 'paid'
  return (
    <FactRows
      facts={[
        ...(vehicle ? [{ label: 'Vehicle', value: vehicle.name }] : []),
        { label: 'Amount', value: amountWords(amount) },
        { label: vehicle ? 'Reservation' : 'Invoice', value: reference },
        ...(isKept ? [{ label: 'Kept until', value: timeWords(until, timeZone) }] : []),
      ]}
    />
  )
}
