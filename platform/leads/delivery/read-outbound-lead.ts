import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { BookingStatus } from '#schemas/test-drive/booking-status.ts'
import { leavingLead, type LeavingLead } from '#schemas/lead/leaving-lead.ts'
import type { Dealership, Lead, Location, Tenant, Valuation, Vehicle } from '#cms/generated/payload-types.ts'

interface Asked {
  tenantId: number
  id: number
  /** Of an update: to what the lead has moved on. */
  stage: string
}

/** A lead as it leaves, with what is known of its vehicle, its location and the shopper's own car now; null where it is gone or was erased. */
export async function readOutboundLead(payload: Payload, { tenantId, id, stage }: Asked): Promise<LeavingLead | null> {
  const own = (where: Where): Where => ({ and: [{ tenant: { equals: tenantId } }, where] })
  const as = { overrideAccess: true, limit: 1 } as const
  const ofLead: Where = { lead: { equals: id } }
  const isOn: Where = { status: { not_equals: 'cancelled' satisfies BookingStatus } }
  const [leads, drives, valuations] = await Promise.all([
    payload.find({ collection: 'leads', ...as, depth: 1, where: own({ id: { equals: id } }) }),
    payload.find({ collection: 'bookings', ...as, depth: 0, sort: 'starts_at', where: own({ and: [ofLead, isOn] }) }),
    payload.find({ collection: 'valuations', ...as, depth: 0, sort: '-createdAt', where: own(ofLead) }),
  ])
  const [lead] = leads.docs
  const site = documentOf(lead?.tenant)
  if (!lead || !site || lead.erased_at) return null
  return leavingLead.parse({
    key: lead.key ?? `lead-${lead.id}`,
    created_at: lead.createdAt,
    is_test: false,
    stage,
    ...facts(lead),
    vehicle: vehicleOf(lead),
    trade_in: tradeInOf(valuations.docs[0]),
    test_drive: drives.docs[0]?.starts_at ?? null,
    location: placeOf(documentOf<Location>(lead.location)),
    dealership: dealerOf(documentOf<Dealership>(lead.dealership)),
    site: siteOf(site),
  })
}

const documentOf = <Doc extends object>(value: number | Doc | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null

const facts = (lead: Lead) => ({
  kind: lead.kind,
  category: lead.category,
  subcategory: lead.subcategory,
  source: lead.source,
  url: lead.url,
  message: lead.message,
  opt_in: lead.opt_in === true,
  customer: {
    name: lead.name,
    last_name: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    postcode: lead.postcode,
  },
  answers: answersOf(lead.answers),
  attributes: attributes.parse(lead.lead_attributes),
})

const attributes = z.record(z.string(), z.unknown()).catch({})

const answers = z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }))

const answersOf = (value: unknown) =>
  (answers.safeParse(value).data ?? []).map((answer) => ({ label: answer.label, value: inWords(answer.value) }))

const inWords = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)

function vehicleOf(lead: Lead) {
  const vehicle = documentOf<Vehicle>(lead.vehicle)
  return vehicle
    ? {
        stock_number: vehicle.stocknum,
        name: vehicle.name,
        year: vehicle.year ?? null,
        make: vehicle.make,
        model: vehicle.model,
        badge: vehicle.badge,
        vin: vehicle.vin,
        car_type: vehicle.car_type,
        body: vehicle.body,
        transmission: vehicle.trans,
        km: vehicle.km ?? null,
        colour: vehicle.colour,
        price: vehicle.price ?? null,
      }
    : null
}

const tradeInOf = (valuation: Valuation | undefined) =>
  valuation
    ? {
        year: valuation.year ?? null,
        make: valuation.make,
        model: valuation.model,
        badge: valuation.badge,
        rego: valuation.rego,
        km: valuation.km ?? null,
        low: valuation.low ?? null,
        high: valuation.high ?? null,
      }
    : null

const placeOf = (location: Location | null) => location && { ...pick(location), phone: location.phone }
const dealerOf = (dealership: Dealership | null) => dealership && pick(dealership)
const pick = ({ name, slug }: { name: string; slug: string }) => ({ name, slug })

const siteOf = (site: Tenant) => ({ ...pick(site), country: site.country, time_zone: site.timeZone })
