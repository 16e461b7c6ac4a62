import type { Lead } from '#cms/generated/payload-types.ts'
import { idOf } from '../../payments/id-of.ts'
import { csvCell } from './csv-cell.ts'

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : ''

/** Names by id. */
type People = ReadonlyMap<number, string>

/** The columns of an exported list of leads, in order. */
const columns: Record<string, (lead: Lead, people: People) => string | null | undefined> = {
  Number: ({ id }) => String(id),
  Received: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  'Looked after by': ({ assigned_to: person }, people) => people.get(idOf(person) ?? 0),
  'First name': ({ name }) => name,
  'Last name': ({ last_name: name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Postcode: ({ postcode }) => postcode,
  Category: ({ category }) => category,
  Subcategory: ({ subcategory }) => subcategory,
  Vehicle: ({ vehicle }) => nameOf(vehicle),
  'Stock number': ({ stock_number: number }) => number,
  Location: ({ location }) => nameOf(location),
  Message: ({ message }) => message,
  'Wants news and offers': ({ opt_in: isWanted }) => (isWanted ? 'Yes' : 'No'),
  'To be answered by': ({ due_at: due }) => due,
  'First answered': ({ answered_at: answered }) => answered,
  Source: ({ source }) => source,
  'Sent from': ({ url }) => url,
  'Our notes': ({ notes }) => notes,
}

export const leadHeadings = Object.keys(columns)

export const leadRow = (lead: Lead, people: People): string[] =>
  Object.values(columns).map((read) => csvCell(read(lead, people) ?? ''))
