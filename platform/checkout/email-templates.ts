import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import { paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import { placeTimeWords } from '#schemas/location/time-words.ts'
import type { Payment } from './payments-store.ts'
import type { Reservation } from './reservations-store.ts'
import type { PayingSite } from './site-store.ts'
import type { ReservedVehicle } from './vehicles-store.ts'
import * as texts from './texts.ts'

interface PaymentEmailInput {
  site: Pick<PayingSite, 'name' | 'origin' | 'timeZone'> & { config: Pick<PayingSite['config'], 'email'> }
  payment: Pick<Payment, 'amount' | 'reference' | 'name' | 'code' | 'refund_refusal'>
  reservation: Pick<Reservation, 'purpose' | 'expires_at'> | null
  vehicle: Pick<ReservedVehicle, 'name' | 'stocknum'> | null
  /** Of the vehicle's location, an IANA name; empty for the site's. */
  timeZone: string
}

type Letter = Pick<OutgoingMessage, 'subject' | 'text'>

/** Emails to payers. */
export const payerEmails = {
  reserved: (about: PaymentEmailInput): Letter => ({
    subject: texts.nameIsReservedForYou({ name: nameOf(about) }),
    text: letter(about, [
      texts.thankYou({ sum: sum(about), name: nameOf(about), until: until(about) }),
      about.reservation?.purpose === 'purchase' ? texts.weWillCallYouToArrangeRest : texts.weWillCallYouToArrangeTime,
    ]),
  }),
  reminder: (about: PaymentEmailInput): Letter => ({
    subject: texts.weHoldingNameForYouUntilUntil({ name: nameOf(about), until: until(about) }),
    text: letter(about, [
      texts.aReminder({ name: nameOf(about), until: until(about) }),
      texts.reachUsToSeeIt({ reachUs: reachUs(about) }),
    ]),
  }),
  lapsed: (about: PaymentEmailInput): Letter => ({
    subject: texts.yourReservationHasExpired({ name: nameOf(about) }),
    text: letter(about, [
      texts.weHeldNameForYouUntilUntil({ name: nameOf(about), until: until(about) }),
      texts.weStillHaveYourPaymentOfSum({ sum: sum(about), reachUs: reachUs(about) }),
    ]),
  }),
  receipt: (about: PaymentEmailInput): Letter => ({
    subject: texts.receiptReference({ reference: about.payment.reference, sum: sum(about) }),
    text: letter(about, [texts.thankYou2({ sum: sum(about), reference: about.payment.reference })]),
  }),
  late: (about: PaymentEmailInput): Letter => ({
    subject: texts.yourPaymentOfSumIsBeingRefunded({ sum: sum(about) }),
    text: letter(about, [
      texts.yourPaymentForNameReachedUsAfter({ name: nameOf(about) }),
      `We are paying ${sum(about)} back to where it came from. That takes a few working days; there is nothing that you have to do.`,
    ]),
  }),
  refunded: (about: PaymentEmailInput): Letter => ({
    subject: texts.sumHasBeenRefunded({ sum: sum(about) }),
    text: letter(about, [texts.weRefundedSumForSubjectToCard({ sum: sum(about), subject: subjectOf(about) })]),
  }),
  paidBack: (about: PaymentEmailInput): Letter => ({
    subject: texts.sumHasBeenRefunded({ sum: sum(about) }),
    text: letter(about, [
      texts.weRefundedSumForSubjectInAnother({ sum: sum(about), subject: subjectOf(about), reachUs: reachUs(about) }),
    ]),
  }),
} as const

/** Emails to staff. They contain the vehicle and the amount; the person is only in the admin. */
export const staffEmails = {
  reserved: (about: PaymentEmailInput): Letter => ({
    subject: `${about.reservation?.purpose === 'purchase' ? texts.boughtOnline : texts.reserved}: ${nameOf(about)}`,
    text: texts.nameStocknumHasBeenReservedOnline({
      name: nameOf(about),
      stocknum: about.vehicle?.stocknum ?? texts.noStockNumber,
      sum: sum(about),
      until: until(about),
    }),
  }),
  receipt: (about: PaymentEmailInput): Letter => ({
    subject: texts.paidOnline({ reference: about.payment.reference }),
    text: texts.sumHasBeenPaidOnlineForReference({ sum: sum(about), reference: about.payment.reference }),
  }),
  late: (about: PaymentEmailInput): Letter => ({
    subject: texts.paidTooLate({ name: nameOf(about) }),
    text: texts.paymentSumForNameArrivedWhenVehicle({ sum: sum(about), name: nameOf(about) }),
  }),
  refundRefused: (about: PaymentEmailInput): Letter => ({
    subject: texts.refundRefused({ sum: sum(about), subject: subjectOf(about) }),
    text: texts.paymentProviderRefusedToRefundSumFor({
      sum: sum(about),
      subject: subjectOf(about),
      refund_refusal: about.payment.refund_refusal ?? '',
      reference: about.payment.reference,
      code: about.payment.code,
    }),
  }),
  lapsed: (about: PaymentEmailInput): Letter => ({
    subject: texts.aReservationHasExpired({ name: nameOf(about) }),
    text: texts.nameWasReservedUntilUntilForSale({ name: nameOf(about), until: until(about), sum: sum(about) }),
  }),
} as const

export type PayerEmail = keyof typeof payerEmails
export type StaffEmail = keyof typeof staffEmails

const sum = ({ payment }: PaymentEmailInput): string => amountWords(payment.amount)
const nameOf = ({ vehicle }: PaymentEmailInput): string => (vehicle ? `the ${vehicle.name}` : texts.theVehicle)
const subjectOf = (about: PaymentEmailInput): string =>
  about.reservation ? nameOf(about) : about.payment.reference || texts.yourPayment
const until = ({ reservation, site, timeZone }: PaymentEmailInput): string =>
  reservation?.expires_at
    ? placeTimeWords(reservation.expires_at, { location: timeZone || site.timeZone, site: site.timeZone })
    : 'we hear from you'

/** Replies go to the site's own mailbox, if it has one. */
const reachUs = ({ site: { config } }: PaymentEmailInput): string =>
  config.email ? texts.replyToThisEmailOrCallUs : texts.callUs

function letter({ site, payment }: PaymentEmailInput, paragraphs: string[]): string {
  const greeting = payment.name ? texts.helloName({ name: payment.name }) : texts.hello
  const page = texts.statusOriginPaymentReturnPathCodeCode({
    origin: site.origin,
    paymentReturnPath,
    code: payment.code,
  })
  return [greeting, ...paragraphs, page, site.name].join('\n\n')
}
