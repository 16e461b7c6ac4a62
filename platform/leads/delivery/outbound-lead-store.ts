import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { BookingStatus } from '#schemas/test-drive/booking-status.ts'
import { readSuspicion } from '#schemas/lead/weigh-lead.ts'
import { leavingLead, type LeavingLead } from '#schemas/lead/leaving-lead.ts'
import * as texts from '../texts.ts'

/** The fields read of documents that Payload's Local API returns. */
interface LeadDocument {
  kind?: string | null
  category: string
  subcategory?: string | null
  source?: string | null
  url?: string | null
  message?: string | null
  opt_in?: boolean | null
  name?: string | null
  last_name?: string | null
  email?: string | null
  phone?: string | null
  postcode?: string | null
  answers?: unknown
  lead_attributes?: unknown
}

interface NamedDocument {
  name: string
  slug: string
}

interface LocationDocument extends NamedDocument {
  phone?: string | null
  time_zone?: string | null
}

interface SiteDocument extends NamedDocument {
  country: 'AU' | 'NZ'
  timeZone: string
}

interface VehicleDocument {
  stocknum?: string | null
  name?: string | null
  year?: number | null
  make?: string | null
  model?: string | null
  badge?: string | null
  vin?: string | null
  car_type?: string | null
  body?: string | null
  trans?: string | null
  km?: number | null
  colour?: string | null
  price?: number | null
}

interface ValuationDocument {
  year?: number | null
  make?: string | null
  model?: string | null
  badge?: string | null
  rego?: string | null
  km?: number | null
  low?: number | null
  high?: number | null
}

interface OutboundLeadQuery {
  tenantId: number
  id: number
  /** For an update: the new stage of the lead. */
  stage: string
}

/** A lead for delivery, with current data of its vehicle, location and the shopper's own car; null if it was deleted or erased. */
export async function readOutboundLead(
  payload: Payload,
  { tenantId, id, stage }: OutboundLeadQuery,
): Promise<LeavingLead | null> {
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
  const site = findDocument<SiteDocument>(lead?.tenant)
  if (!lead || !site || lead.erased_at) return null
  return leavingLead.parse({
    key: lead.key ?? `lead-${lead.id}`,
    created_at: lead.createdAt,
    is_test: false,
    stage,
    ...facts(lead),
    vehicle: getVehicle(findDocument<VehicleDocument>(lead.vehicle)),
    trade_in: getTradeIn(valuations.docs[0]),
    test_drive: drives.docs[0]?.starts_at ?? null,
    location: getPlace(findDocument<LocationDocument>(lead.location)),
    dealership: getDealer(findDocument<NamedDocument>(lead.dealership)),
    site: getSite(site),
  })
}

const findDocument = <Doc extends object>(value: number | Doc | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null

const facts = (lead: LeadDocument) => ({
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
  answers: getAnswers(lead.answers),
  attributes: attributes.parse(lead.lead_attributes),
  possible_spam: readSuspicion(lead.lead_attributes),
})

const attributes = z.record(z.string(), z.unknown()).catch({})

const answers = z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }))

const getAnswers = (value: unknown) =>
  (answers.safeParse(value).data ?? []).map((answer) => ({ label: answer.label, value: inWords(answer.value) }))

const inWords = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)

const getVehicle = (vehicle: VehicleDocument | null) =>
  vehicle
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

const getTradeIn = (valuation: ValuationDocument | undefined) =>
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

const getPlace = (location: LocationDocument | null) =>
  location && { ...pick(location), phone: location.phone, time_zone: location.time_zone }
const getDealer = (dealership: NamedDocument | null) => dealership && pick(dealership)
const pick = ({ name, slug }: { name: string; slug: string }) => ({ name, slug })

const getSite = (site: SiteDocument) => ({ ...pick(site), country: site.country, time_zone: site.timeZone })
