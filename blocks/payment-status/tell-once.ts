import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { tellEvent } from '../_ui/shopper-event.ts'

const name = 'forecourt:told-payment'

/** A payment is counted once per browser, however often its page is opened. */
export function tellOnce(code: string, purpose: PaymentStatus['purpose']): void {
  try {
    if (localStorage.getItem(name) === code) return
    localStorage.setItem(name, code)
  } catch {
    // Without storage it is counted each time.
  }
  tellEvent({ event: 'purchase-done', label: purpose })
}
