import type { CollectionSlug, Payload } from 'payload'
import type { Vehicle } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '#platform/base/database/transaction.ts'
import type { Random } from '../stock/random.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import type { Person } from './people.ts'

/** A vehicle of the company, with the data that customers need. Money in cents. */
export interface AskedVehicle {
  id: number
  name: string
  make: string
  model: string
  stocknum: string
  car_type: Vehicle['car_type']
  status: string
  price: number | null
  location: number | null
  dealership: number | null
}

export interface Branch {
  id: number
  name: string
  type: string
  dealership: number | null
}

/** A company whose customers are written: its vehicles, staff, and the transaction. */
export interface Desk {
  cms: Payload
  req: InTransaction
  company: DemoTenant
  tenant: number
  /** Reference time of all other times. */
  now: Date
  random: Random
  /** Ids of sales staff; empty for an installation without an administrator. */
  sellers: readonly number[]
  branches: readonly Branch[]
  /** Vehicles for sale; others are for past events. */
  vehicles: readonly AskedVehicle[]
  reserved: readonly AskedVehicle[]
  sold: readonly AskedVehicle[]
  people: readonly Person[]
}

const anHour = 3_600_000

/** ISO 8601. */
export const hoursAgo = ({ now }: Pick<Desk, 'now'>, hours: number): string =>
  new Date(now.getTime() - hours * anHour).toISOString()

/** Stores a document as of some hours ago; returns its id. Hooks do not run, so nothing is sent about past events. */
export async function store(
  desk: Pick<Desk, 'cms' | 'req' | 'tenant' | 'now'>,
  { collection, ago, data }: { collection: CollectionSlug; ago: number; data: Record<string, unknown> },
): Promise<number> {
  const at = hoursAgo(desk, ago)
  const dated = { createdAt: at, updatedAt: at, ...data, tenant: desk.tenant }
  const { id } = await desk.cms.db.create({ collection, data: dated, req: desk.req })
  return Number(id)
}
