import { hasAddress, isTheirs } from './person.ts'

/**
 * A table with personal data. `where` selects rows by tenant `$1`, email `$2`, phone `$3`, leads `$4` and shoppers `$5`; `blank` sets the
 * anonymised values, null if the rows are deleted.
 */
interface PersonalDataTable {
  where: string
  blank: string | null
}

const byLead = 'lead_id = any($4::int[])'
const byShopper = 'shopper_id = any($5::int[])'
const addressed = isTheirs({ email: 'email', phone: 'phone' })

/** All tables with personal data. Rows that statistics need are anonymised, all others deleted. */
export const personalDataTables = {
  leads: {
    where: 'id = any($4::int[])',
    blank: `title = 'Erased', name = null, last_name = null, email = null, phone = null, postcode = null, message = null, notes = null,
      url = null, user_agent = null, lead_attributes = null, answers = null, body_hash = null, shopper_id = null, erased_at = now()`,
  },
  bookings: {
    where: `${byLead} or ${addressed}`,
    blank: `name = 'Erased', phone = null, email = null, notes = null`,
  },
  consents: { where: `${byLead} or ${byShopper}`, blank: 'url = null, shopper_id = null' },
  lead_deliveries: {
    where: byLead,
    blank: `log = '[]', last_words = 'The lead was erased.', next_at = null,
      state = case when state = 'delivered' then state else 'dead' end`,
  },
  valuations: {
    where: byLead,
    blank: 'description = null, rego = null, rego_state = null, questions = null, answers = null',
  },
  payments: {
    where: `${isTheirs({ email: 'email' })} or ${byShopper} or reservation_id in (select id from reservations where ${byLead})`,
    blank: 'name = null, email = null, log = null, shopper_id = null',
  },
  reservations: {
    where: `${byLead} or ${byShopper} or ${addressed}`,
    blank: 'name = null, phone = null, email = null, answers = null, notes = null, shopper_id = null',
  },
  prizes_won: {
    where: `${byLead} or ${byShopper} or ${hasAddress('pair')}`,
    blank: `name = null, pair = 'erased:' || id, shopper_id = null`,
  },
  price_alerts: { where: `${byLead} or ${byShopper} or ${isTheirs({ email: 'email' })}`, blank: null },
  saved_searches: { where: byShopper, blank: null },
  watchlist_entries: { where: byShopper, blank: null },
  messages: {
    where: `${isTheirs({ email: '"to"', phone: '"to"' })} or ${hasAddress('"text"')}
      or headers ->> 'X-Lead-Key' in (select key from leads where id = any($4::int[]))`,
    blank: null,
  },
  shopper_sessions: { where: byShopper, blank: null },
  shoppers: { where: 'id = any($5::int[])', blank: null },
} as const satisfies Record<string, PersonalDataTable>

export type PersonalDataTableName = keyof typeof personalDataTables
export const personalDataTableNames = Object.keys(personalDataTables) as PersonalDataTableName[]
