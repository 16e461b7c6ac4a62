import type { Payload, Where } from 'payload'
import { type InTransaction, inTransaction } from '#platform/base/database/transaction.ts'
import { createRandom } from '../stock/random.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import { demoKey } from './demo-key.ts'
import type { AskedVehicle, Desk, Branch } from './desk.ts'
import { makePeople } from './people.ts'
import { writeConsents } from './write-consents.ts'
import { writeDeliveries } from './write-deliveries.ts'
import { writeDestinations } from './write-destinations.ts'
import { writeDrives } from './write-drives.ts'
import { writeLeads } from './write-leads.ts'
import { writeMessages } from './write-messages.ts'
import { writeReservations } from './write-reservations.ts'
import { writeReveals } from './write-reveals.ts'
import { writeRules } from './write-rules.ts'
import { writeShoppers } from './write-shoppers.ts'
import { writeSpins } from './write-spins.ts'
import { writeStaff } from './write-staff.ts'
import { writeValuations } from './write-valuations.ts'

interface Site {
  company: DemoTenant
  id: number
}

/** Two weeks of customers per company before the day of the seed, all or none. Running it again changes nothing. */
export async function writeCustomers(cms: Payload, sites: readonly Site[]): Promise<void> {
  for (const { company, id: tenant } of sites) {
    if (company.locations.length === 0 || (await hasCustomers(cms, { company, tenant }))) continue
    await inTransaction(cms, (req) => writeOne({ cms, req, company, tenant }))
  }
}

type CompanyContext = Pick<Desk, 'cms' | 'req' | 'company' | 'tenant'>

async function hasCustomers(cms: Payload, { company, tenant }: Pick<Desk, 'company' | 'tenant'>): Promise<boolean> {
  const where: Where = { and: [{ tenant: { equals: tenant } }, { key: { equals: demoKey(company, 'lead', 0) } }] }
  const { totalDocs } = await cms.count({ collection: 'leads', where })
  return totalDocs > 0
}

async function writeOne(context: CompanyContext): Promise<void> {
  const { company } = context
  const sellers = await writeStaff(context)
  const desk: Desk = {
    ...context,
    now: new Date(),
    random: createRandom('customers', company.slug),
    sellers,
    people: makePeople(company),
    branches: await listLocations(context),
    vehicles: await listVehicles(context, { status: 'in_stock', reserved: false }),
    reserved: await listVehicles(context, { status: 'in_stock', reserved: true }),
    sold: await listVehicles(context, { status: 'sold' }),
  }
  const destinations = await writeDestinations(desk)
  await writeRules(desk)
  const leads = await writeLeads(desk)
  await writeDeliveries(desk, { leads, destinations })
  await writeConsents(desk, leads)
  await writeDrives(desk, leads)
  await writeReservations(desk)
  await writeValuations(desk)
  await writeShoppers(desk)
  await writeMessages(desk)
  await writeSpins(desk)
  await writeReveals(desk)
}

/** The main branch of each kind first. */
async function listLocations({ cms, req, tenant }: CompanyContext): Promise<Branch[]> {
  const where = { tenant: { equals: tenant } }
  const { docs } = await cms.find({
    collection: 'locations',
    where,
    sort: ['-primary', 'id'],
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, name, location_type, dealership }) => ({
    id,
    name,
    type: location_type ?? '',
    dealership: findId(dealership),
  }))
}

const enough = 40

async function listVehicles(
  { cms, req, tenant }: { cms: Payload; req: InTransaction; tenant: number },
  filter: { status: string; reserved?: boolean },
): Promise<AskedVehicle[]> {
  const { docs } = await cms.find({
    collection: 'vehicles',
    where: { and: Object.entries({ tenant, ...filter }).map(([field, value]) => ({ [field]: { equals: value } })) },
    sort: 'stocknum',
    limit: enough,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(
    ({ id, name, make, model, stocknum, car_type, status, price, offer_price, location, dealership }) => ({
      id,
      name,
      make,
      model,
      stocknum,
      car_type,
      status,
      price: offer_price ?? price ?? null,
      location: findId(location),
      dealership: findId(dealership),
    }),
  )
}

const findId = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
