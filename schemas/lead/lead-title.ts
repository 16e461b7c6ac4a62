import * as texts from './texts.ts'

interface LeadTitleInput {
  name: string
  last_name: string
  email: string
  phone: string
  category: string
  /** The vehicle's name; empty without a vehicle. */
  vehicle: string
  isSuspected?: boolean
}

/** Title of a lead for staff: person and subject. `Alex Nguyen · 2021 Kia Sportage` */
export function leadTitle({
  name,
  last_name,
  email,
  phone,
  category,
  vehicle,
  isSuspected = false,
}: LeadTitleInput): string {
  const who = `${name} ${last_name}`.trim() || email || phone || texts.someone
  const title = `${who} · ${vehicle || category}`
  return isSuspected ? texts.possibleSpamTitle({ title }) : title
}
