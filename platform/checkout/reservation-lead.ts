import type { Reservation, Vehicle } from '#cms/generated/payload-types.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { GivenConsent, NewLead } from '../leads/new-lead.ts'
import { savedAnswers, type SavedAnswers } from './saved-answers.ts'

export const leadStages = {
  paid: 'Deposit Paid',
  unpaid: 'Payment Not Finished',
  late: 'Refund Due',
} as const

interface ReservationLead {
  reservation: Reservation
  vehicle: Vehicle | null
  stage: keyof typeof leadStages
}

/** Anyone who reserved, or began to, is a lead. locations §3, Lead form payload */
export function reservationLead({ reservation, vehicle, stage }: ReservationLead): NewLead {
  const answers = savedAnswers(reservation)
  return {
    tenant: referenceId(reservation.tenant) ?? 0,
    key: reservation.key,
    kind: 'reservation',
    status: 'new',
    name: answers.name,
    last_name: answers.last_name,
    email: reservation.email,
    phone: reservation.phone,
    postcode: answers.postcode,
    category: reservation.purpose === 'purchase' ? 'Online Purchase' : 'Reservation',
    subcategory: leadStages[stage],
    message: answers.message,
    opt_in: answers.opt_in,
    opt_in_words: answers.opt_in_words,
    consents: consentsOf(answers),
    shopper: referenceId(reservation.shopper),
    vehicle: vehicle?.id ?? null,
    stock_number: vehicle?.stocknum ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    source: 'Website',
    url: answers.url,
    user_agent: answers.user_agent,
    lead_attributes: {
      ...answers.lead_attributes,
      ...(vehicle ? { 'Vehicle Make': vehicle.make, 'Vehicle Model': vehicle.model } : {}),
    },
  }
}

/** Nobody agrees to terms by leaving a box as it was. */
function consentsOf(answers: SavedAnswers): GivenConsent[] {
  const { opt_in, opt_in_initially, opt_in_words, terms, terms_words } = answers
  const how = (given: boolean, initially: boolean) =>
    given === initially ? ('by-default' as const) : ('by-hand' as const)
  const news = { purpose: 'news', wording: opt_in_words, given: opt_in, how: how(opt_in, opt_in_initially) } as const
  const agreed = { purpose: 'terms', wording: terms_words, given: terms, how: how(terms, false) } as const
  return [news, agreed].filter(({ wording }) => wording !== '')
}
