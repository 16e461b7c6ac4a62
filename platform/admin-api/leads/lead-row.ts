import { clockText } from '#schemas/lib/clock-text.ts'
import { csvCell } from './csv-cell.ts'
import type { ListedLead } from './store.ts'
import * as texts from '../texts.ts'

interface LeadRowContext {
  /** Names of assignees by id. */
  people: ReadonlyMap<number, string>
  /** The site's time zone, for moments. */
  timeZone: string
}

/** The columns of an exported list of leads, in order. */
const columns: Record<string, (lead: ListedLead, context: LeadRowContext) => string> = {
  Number: ({ id }) => String(id),
  Received: ({ createdAt }, { timeZone }) => clockText(createdAt, timeZone),
  Status: ({ status }) => status,
  'Assigned to': ({ assignedTo }, { people }) => people.get(assignedTo ?? 0) ?? '',
  'First name': ({ name }) => name,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Postcode: ({ postcode }) => postcode,
  Category: ({ category }) => category,
  Subcategory: ({ subcategory }) => subcategory,
  Vehicle: ({ vehicle }) => vehicle,
  'Stock number': ({ stockNumber }) => stockNumber,
  Location: ({ location }) => location,
  Message: ({ message }) => message,
  'Accepts marketing': ({ acceptsMarketing }) => (acceptsMarketing ? texts.yes : texts.no),
  'Answer due': ({ dueAt }, { timeZone }) => clockText(dueAt, timeZone),
  'First answered': ({ answeredAt }, { timeZone }) => clockText(answeredAt, timeZone),
  Source: ({ source }) => source,
  'Sent from': ({ url }) => url,
  'Internal notes': ({ notes }) => notes,
}

export const leadHeadings = Object.keys(columns)

export const leadRow = (lead: ListedLead, context: LeadRowContext): string[] =>
  Object.values(columns).map((read) => csvCell(read(lead, context)))
