import type { Payment, Reservation, Vehicle } from '#cms/generated/payload-types.ts'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import { paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import { timeWords } from '#schemas/test-drive/time-words.ts'
import type { PayingSite } from './paying-site.ts'

interface About {
  site: PayingSite
  payment: Payment
  reservation: Reservation | null
  vehicle: Vehicle | null
}

type Letter = Pick<OutgoingMessage, 'subject' | 'text'>

/** What a payer reads. */
export const payerEmails = {
  reserved: (about: About): Letter => ({
    subject: `${nameOf(about)} is reserved for you`,
    text: letter(about, [
      `Thank you. We have your payment of ${sum(about)} and keep ${nameOf(about)} for you until ${until(about)}.`,
      about.reservation?.purpose === 'purchase'
        ? 'We will ring you to settle the rest: papers, finance or trade-in, and how you get it.'
        : 'We will ring you about a time to see it.',
    ]),
  }),
  reminder: (about: About): Letter => ({
    subject: `We keep ${nameOf(about)} for you until ${until(about)}`,
    text: letter(about, [
      `A reminder: ${nameOf(about)} is reserved for you until ${until(about)}. After that it is for sale again.`,
      `${reachUs(about)} to see it, to settle the rest, or if you have changed your mind.`,
    ]),
  }),
  lapsed: (about: About): Letter => ({
    subject: `Your reservation has run out: ${nameOf(about)}`,
    text: letter(about, [
      `We kept ${nameOf(about)} for you until ${until(about)}. It is for sale again now.`,
      `We still have your payment of ${sum(about)}. ${reachUs(about)} whether you want the vehicle or your money back.`,
    ]),
  }),
  receipt: (about: About): Letter => ({
    subject: `Receipt: ${about.payment.reference}, ${sum(about)}`,
    text: letter(about, [`Thank you. We have your payment of ${sum(about)} for ${about.payment.reference}.`]),
  }),
  late: (about: About): Letter => ({
    subject: `Your payment of ${sum(about)} is on its way back`,
    text: letter(about, [
      `Your payment for ${nameOf(about)} reached us after the time to pay was over, and the vehicle is no longer free. We are sorry.`,
      `We are paying ${sum(about)} back to where it came from. That takes a few working days; there is nothing that you have to do.`,
    ]),
  }),
  refunded: (about: About): Letter => ({
    subject: `${sum(about)} has been paid back`,
    text: letter(about, [
      `We have paid ${sum(about)} for ${subjectOf(about)} back to where it came from. Banks take a few working days to show it.`,
    ]),
  }),
  paidBack: (about: About): Letter => ({
    subject: `${sum(about)} has been paid back`,
    text: letter(about, [
      `We have paid ${sum(about)} for ${subjectOf(about)} back to you in another way, since your card could not take it. ${reachUs(about)} if you have a question about it.`,
    ]),
  }),
} as const

/** What staff read. It names the vehicle and the sum; who it is stands in the admin. */
export const staffEmails = {
  reserved: (about: About): Letter => ({
    subject: `${about.reservation?.purpose === 'purchase' ? 'Bought online' : 'Reserved'}: ${nameOf(about)}`,
    text: `${nameOf(about)} (${about.vehicle?.stocknum ?? 'no stock number'}) has been reserved online. ${sum(about)} is paid. It is kept until ${until(about)}.\n\nWho it is and how to reach them stands in the admin, under Reservations.`,
  }),
  receipt: (about: About): Letter => ({
    subject: `Paid online: ${about.payment.reference}`,
    text: `${sum(about)} has been paid online for ${about.payment.reference}. It stands in the admin, under Payments.`,
  }),
  late: (about: About): Letter => ({
    subject: `Paid too late: ${nameOf(about)}`,
    text: `A payment of ${sum(about)} for ${nameOf(about)} came when it was no longer free. It is being paid back. Who it is stands in the admin, under Reservations.`,
  }),
  refundRefused: (about: About): Letter => ({
    subject: `Refund refused: ${sum(about)} for ${subjectOf(about)}`,
    text: `The payment provider will not pay ${sum(about)} for ${subjectOf(about)} back: ${about.payment.refund_refusal ?? ''}\n\nPay it back in another way, such as a bank transfer, then note that in the admin, under Payments (reference ${about.payment.reference ?? ''}, code ${about.payment.code}).`,
  }),
  lapsed: (about: About): Letter => ({
    subject: `A reservation has run out: ${nameOf(about)}`,
    text: `${nameOf(about)} was kept until ${until(about)} and is for sale again. ${sum(about)} is paid: ring the shopper, or pay it back in the admin, under Reservations.`,
  }),
} as const

export type PayerEmail = keyof typeof payerEmails
export type StaffEmail = keyof typeof staffEmails

const sum = ({ payment }: About): string => amountWords(payment.amount ?? 0)
const nameOf = ({ vehicle }: About): string => (vehicle ? `the ${vehicle.name}` : 'the vehicle')
const subjectOf = (about: About): string =>
  about.reservation ? nameOf(about) : (about.payment.reference ?? 'your payment')
const until = ({ reservation, site }: About): string =>
  reservation?.expires_at ? timeWords(reservation.expires_at, site.timeZone) : 'we hear from you'

/** An answer goes to the site's own mailbox, where it has one. */
const reachUs = ({ site: { config } }: About): string => (config.email ? 'Answer this email or ring us' : 'Ring us')

function letter({ site, payment }: About, paragraphs: string[]): string {
  const greeting = payment.name ? `Hello ${payment.name},` : 'Hello,'
  const page = `How it stands: ${site.origin}${paymentReturnPath}?code=${payment.code}`
  return [greeting, ...paragraphs, page, site.name].join('\n\n')
}
