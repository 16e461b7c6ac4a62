import { amountWords } from '#schemas/payment/amount-words.ts'
import type { PaymentOutcome } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'

interface Words {
  title: string
  text: string
  look: 'positive' | 'info' | 'warning' | 'danger'
}

/** What a payer reads; `status` is null while only the outcome is known. */
export function outcomeWords(outcome: PaymentOutcome | null, status: PaymentStatus | null): Words {
  const what = status?.vehicle ? `the ${status.vehicle.name}` : 'it'
  const sum = status ? ` of ${amountWords(status.amount)}` : ''
  switch (outcome) {
    case 'waiting':
      return {
        title: 'Your payment is not finished yet',
        text: 'If you have just paid, we hear of it in a moment. If you left the payment, you can go on with it.',
        look: 'info',
      }
    case 'paid':
      return status?.purpose === 'online-payment' || !status?.vehicle
        ? { title: 'Thank you', text: `Your payment${sum} has arrived.`, look: 'positive' }
        : {
            title: 'It is reserved for you',
            text: `Your payment${sum} has arrived, and we keep ${what} for you. We ring you soon.`,
            look: 'positive',
          }
    case 'refused':
      return {
        title: 'The payment was refused',
        text: 'Nothing was charged. Please try another card, or ring us.',
        look: 'danger',
      }
    case 'expired':
      return {
        title: 'The time to pay is over',
        text: 'Nothing was charged. You can begin again.',
        look: 'warning',
      }
    case 'late':
      return {
        title: 'Your payment came too late',
        text: `The time to pay was over, and ${what} is no longer free. We pay your money back; there is nothing that you have to do.`,
        look: 'warning',
      }
    case 'refunded':
      return {
        title: 'Your money has been paid back',
        text: `Your payment${sum} is on its way back to you. Banks take a few working days to show it.`,
        look: 'info',
      }
    case null:
      return {
        title: 'Your payment',
        text: 'To see how a payment stands, open this page from the link in our email.',
        look: 'info',
      }
  }
}
