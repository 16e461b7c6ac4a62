import { amountWords } from '#schemas/payment/amount-words.ts'
import type { PaymentOutcome } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import * as texts from './texts.ts'

interface Words {
  title: string
  text: string
  look: 'positive' | 'info' | 'warning' | 'danger'
}

/** The text for a payer; `status` is null while only the outcome is known. */
export function outcomeWords(outcome: PaymentOutcome | null, status: PaymentStatus | null): Words {
  const what = status?.vehicle ? `the ${status.vehicle.name}` : 'it'
  const sum = status ? ` of ${amountWords(status.amount)}` : ''
  switch (outcome) {
    case 'waiting':
      return {
        title: texts.yourPaymentIsNotFinishedYet,
        text: texts.ifYouHaveJustPaid,
        look: 'info',
      }
    case 'paid':
      return status?.purpose === 'online-payment' || !status?.vehicle
        ? { title: texts.thankYou, text: texts.weHaveReceivedYourPaymentSum({ sum }), look: 'positive' }
        : {
            title: texts.itIsReservedForYou,
            text: texts.weReceivedYourPaymentSumHoldingWhat({ sum, what }),
            look: 'positive',
          }
    case 'refused':
      return {
        title: texts.thePaymentWasDeclined,
        text: texts.youWereNotCharged,
        look: 'danger',
      }
    case 'expired':
      return {
        title: texts.theTimeToPayHasExpired,
        text: texts.youWereNotCharged2,
        look: 'warning',
      }
    case 'late':
      return {
        title: texts.yourPaymentCameTooLate,
        text: texts.theTimeToPayHadExpired({ what }),
        look: 'warning',
      }
    case 'refunded':
      return {
        title: texts.yourPaymentHasBeenRefunded,
        text: texts.yourPaymentSumIsBeingRefunded({ sum }),
        look: 'info',
      }
    case null:
      return {
        title: texts.yourPayment,
        text: texts.toSeeTheStatusOfAPayment,
        look: 'info',
      }
  }
}
