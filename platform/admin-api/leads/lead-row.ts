import type { Lead } from '#cms/generated/payload-types.ts'
import { clockText } from '#schemas/lib/clock-text.ts'
import { referenceId } from '../../base/database/reference-id.ts'
import { csvCell } from './csv-cell.ts'

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : ''

interface Told {
  /** Names of those who handle leads, by id. */
  people: ReadonlyMap<number, string>
  /** Of the site: moments are on its clock. */
  timeZone: string
}

/** The columns of an exported list of leads, in order. */
const columns: Record<string, (lead: Lead, told: Told) => string | null | undefined> = {
  Number: ({ id }) => String(id),
  Received: ({ createdAt }, { timeZone }) => clockText(createdAt, timeZone),
  Status: ({ status }) => status,
  'Assigned to': ({ assigned_to: person }, { people }) => people.get(referenceId(person) ?? 0),
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
  'Accepts marketing': ({ opt_in: isWanted }) => (isWanted ? 'Yes' : 'No'),
  'Answer due': ({ due_at: due }, { timeZone }) => clockText(due ?? '', timeZone),
  'First answered': ({ answered_at: answered }, { timeZone }) => clockText(answered ?? '', timeZone),
  Source: ({ source }) => source,
  'Sent from': ({ url }) => url,
  'Internal notes': ({ notes }) => notes,
}

export const leadHeadings = Object.keys(columns)

export const leadRow = (lead: Lead, told: Told): string[] =>
  Object.values(columns).map((read) => csvCell(read(lead, told) ?? ''))
