import type { Payload, TypedUser, Where } from 'payload'
import type { Pool } from 'pg'
import { type Reference, referenceId } from '../../base/database/reference-id.ts'

/** A lead of a list. Times are ISO 8601; missing texts are empty. */
export interface ListedLead {
  id: number
  createdAt: string
  status: string
  /** User id of the assignee. */
  assignedTo: number | null
  name: string
  lastName: string
  email: string
  phone: string
  postcode: string
  category: string
  subcategory: string
  /** The vehicle's name. */
  vehicle: string
  stockNumber: string
  /** The location's name. */
  location: string
  message: string
  acceptsMarketing: boolean
  dueAt: string
  answeredAt: string
  source: string
  url: string
  notes: string
}

type Text = string | null

/** A document as Payload's Local API returns it, without the fields that the user may not read. */
interface LeadDocument {
  id: number
  createdAt: string
  status?: Text
  assigned_to?: Reference
  name?: Text
  last_name?: Text
  email?: Text
  phone?: Text
  postcode?: Text
  category?: Text
  subcategory?: Text
  vehicle?: number | { name?: Text } | null
  stock_number?: Text
  location?: number | { name?: Text } | null
  message?: Text
  opt_in?: boolean | null
  due_at?: Text
  answered_at?: Text
  source?: Text
  url?: Text
  notes?: Text
}

const listedLead = (doc: LeadDocument): ListedLead => ({
  id: doc.id,
  createdAt: doc.createdAt,
  status: doc.status ?? '',
  assignedTo: referenceId(doc.assigned_to),
  name: doc.name ?? '',
  lastName: doc.last_name ?? '',
  email: doc.email ?? '',
  phone: doc.phone ?? '',
  postcode: doc.postcode ?? '',
  category: doc.category ?? '',
  subcategory: doc.subcategory ?? '',
  vehicle: getName(doc.vehicle),
  stockNumber: doc.stock_number ?? '',
  location: getName(doc.location),
  message: doc.message ?? '',
  acceptsMarketing: doc.opt_in === true,
  dueAt: doc.due_at ?? '',
  answeredAt: doc.answered_at ?? '',
  source: doc.source ?? '',
  url: doc.url ?? '',
  notes: doc.notes ?? '',
})

const getName = (document: LeadDocument['vehicle']): string =>
  typeof document === 'object' ? (document?.name ?? '') : ''

export interface LeadPage {
  user: TypedUser
  where: Where
  limit: number
}

/** Leads that a user may read, newest first, with the names of vehicle, location and assignee. */
export async function findLeadPage(payload: Payload, { user, where, limit }: LeadPage): Promise<ListedLead[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    user,
    overrideAccess: false,
    depth: 1,
    limit,
    pagination: false,
    sort: '-id',
    populate: { vehicles: { name: true }, locations: { name: true }, users: { name: true } },
    where,
  })
  return docs.map(listedLead)
}

/** Names of assignees by id, including accounts that the caller may not read, such as platform administrators. */
export async function findAssignedNames(
  pool: Pool,
  leads: readonly ListedLead[],
): Promise<ReadonlyMap<number, string>> {
  const ids = leads.flatMap(({ assignedTo }) => assignedTo ?? [])
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select id, name from users where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
