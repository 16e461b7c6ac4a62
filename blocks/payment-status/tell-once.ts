import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { tellEvent } from '../_ui/shopper-event.ts'

const name = 'forecourt:told-payment'

/** A payment is counted once, however often its page is opened in this browser. */
export function tellOnce(code: string, purpose: PaymentStatus['purpose']): void {
  try {
    if (localStorage.getItem(name) === code) return
    localStorage.setItem(name, code)
  } catch {
    // A browser that keeps nothing counts it each time.
  }
  tellEvent({ event: 'purchase-done', label: purpose })
}
