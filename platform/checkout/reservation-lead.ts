import type { Site } from '#schemas/tenant/site.ts'
import { buildLead, type LeadLocation, type LeadVehicle } from '../leads/build-lead.ts'
import { markSuspected } from '../leads/mark-suspected.ts'
import type { GivenConsent, NewLead } from '../leads/new-lead.ts'
import { savedAnswers, type SavedAnswers } from './saved-answers.ts'
import type { Reservation } from './reservations-store.ts'
import * as texts from './texts.ts'

export const leadStages = {
  paid: texts.depositPaid,
  unpaid: texts.paymentNotFinished,
  late: texts.refundDue,
} as const

interface ReservationLead {
  reservation: Reservation
  site: Pick<Site, 'config'>
  vehicle: LeadVehicle | null
  locations: readonly LeadLocation[]
  stage: keyof typeof leadStages
}

/** The lead of a reservation, paid or started. locations §3, Lead form payload */
export function reservationLead({ reservation, stage, ...subject }: ReservationLead): NewLead {
  const answers = savedAnswers(reservation)
  const lead = buildLead({
    ...subject,
    tenant: reservation.tenant ?? 0,
    key: reservation.key,
    kind: 'reservation',
    name: answers.name,
    last_name: answers.last_name,
    email: reservation.email,
    phone: reservation.phone,
    postcode: answers.postcode,
    category: reservation.purpose === 'purchase' ? texts.onlinePurchase : texts.reservation,
    subcategory: leadStages[stage],
    message: answers.message,
    opt_in: answers.opt_in,
    opt_in_words: answers.opt_in_words,
    consents: consentsOf(answers),
    shopper: reservation.shopper,
    url: answers.url,
    user_agent: answers.user_agent,
    lead_attributes: answers.lead_attributes,
  })
  // A payment was opened for it, so it is delivered in any case.
  return markSuspected(lead, { reasons: answers.suspicions, isHeld: false })
}

/** Leaving the terms checkbox unchanged is no consent. */
function consentsOf(answers: SavedAnswers): GivenConsent[] {
  const { opt_in, opt_in_initially, opt_in_words, terms, terms_words } = answers
  const how = (given: boolean, initially: boolean) =>
    given === initially ? ('by-default' as const) : ('by-hand' as const)
  const news = { purpose: 'news', wording: opt_in_words, given: opt_in, how: how(opt_in, opt_in_initially) } as const
  const agreed = { purpose: 'terms', wording: terms_words, given: terms, how: how(terms, false) } as const
  return [news, agreed].filter(({ wording }) => wording !== '')
}
