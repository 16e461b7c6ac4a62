import type { Lead } from '#cms/generated/payload-types.ts'
import type { NewLead } from '#platform/leads/new-lead.ts'
import { leadCategory } from '#schemas/lead/lead-category.ts'
import { leadTitle } from '#schemas/lead/lead-title.ts'
import { demoKey } from './demo-key.ts'
import { type AskedVehicle, type Desk, hoursAgo, store, type Branch } from './desk.ts'
import { enquiries, type Enquiry } from './enquiries.ts'
import type { Person } from './people.ts'
import { at } from './at.ts'

/** Data of a lead for its deliveries, consents and booking. */
export interface WrittenLead {
  id: number
  kind: string
  person: Person
  vehicle: AskedVehicle | null
  category: string
  location: number | null
  /** Hours. */
  ago: number
  status: Lead['status']
  wantsNews: boolean
}

/** Recent leads are stored by the site's own service, so that the worker delivers them. */
const isOnItsWay = ({ ago }: Enquiry): boolean => ago < 0.5
const minutesToAnswer = 60

/** Two weeks of leads. */
export async function writeLeads(desk: Desk): Promise<WrittenLead[]> {
  const written = []
  for (const [index, enquiry] of enquiries.entries()) written.push(await writeLead(desk, { enquiry, index }))
  return written
}

async function writeLead(desk: Desk, { enquiry, index }: { enquiry: Enquiry; index: number }): Promise<WrittenLead> {
  const { ago, kind, status, wantsNews = false } = enquiry
  const person = at(desk.people, index)
  const vehicle = enquiry.about === 'vehicle' && desk.vehicles.length > 0 ? at(desk.vehicles, index * 3) : null
  const branch = branchFor(desk, { enquiry, vehicle })
  const { category, subcategory } = leadCategory(kind, { vehicle, category: enquiry.category ?? '' })
  const data: NewLead = {
    tenant: desk.tenant,
    key: demoKey(desk.company, 'lead', index),
    ...addressOf(person, enquiry),
    kind,
    status,
    category,
    subcategory,
    message: enquiry.message,
    notes: enquiry.notes ?? null,
    vehicle: vehicle?.id ?? null,
    location: branch?.id ?? null,
    dealership: vehicle?.dealership ?? branch?.dealership ?? null,
    stock_number: vehicle?.stocknum ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    opt_in: wantsNews,
    opt_in_words: newsWords,
    source: 'Website',
    url: `http://${desk.company.slug}.localhost${vehicle ? '/cars' : '/contact'}`,
    lead_attributes: vehicle ? { 'Vehicle Make': vehicle.make, 'Vehicle Model': vehicle.model } : {},
    answers: (enquiry.answers ?? []).map(([name, label, value]) => ({ name, label, value })),
  }
  const id = isOnItsWay(enquiry) ? await receive(desk, data) : await remember(desk, { data, enquiry, vehicle })
  return { id, kind, person, vehicle, category, location: branch?.id ?? null, ago, status, wantsNews }
}

export const newsWords = 'Send me news and offers by email. I can end it at any time.'

const addressOf = ({ name, last_name, email, phone, postcode }: Person, { gave }: Enquiry) => ({
  name,
  last_name,
  postcode,
  email: gave === 'phone' ? '' : email,
  phone: gave === 'email' ? '' : phone,
})

function branchFor({ branches }: Desk, input: { enquiry: Enquiry; vehicle: AskedVehicle | null }): Branch | null {
  const { enquiry, vehicle } = input
  const workshop = enquiry.kind === 'service' || enquiry.kind === 'parts'
  const branchType = workshop ? 'service' : 'sales'
  const own = branches.find(({ id }) => id === vehicle?.location)
  return own ?? branches.find(({ type }) => type === branchType) ?? branches[0] ?? null
}

async function receive({ cms, req }: Desk, data: NewLead): Promise<number> {
  const { id } = await cms.create({ collection: 'leads', data, depth: 0, req })
  return id
}

interface PastLeadInput {
  data: NewLead
  enquiry: Enquiry
  vehicle: AskedVehicle | null
}

function remember(desk: Desk, { data, enquiry, vehicle }: PastLeadInput): Promise<number> {
  const { ago, status, isNobodys = false } = enquiry
  const { name, last_name, email, phone, category } = data
  const texts = { name: name ?? '', last_name: last_name ?? '', email: email ?? '', phone: phone ?? '' }
  const isAnswered = status !== 'new' && status !== 'spam'
  return store(desk, {
    collection: 'leads',
    ago,
    data: {
      ...data,
      title: leadTitle({ ...texts, category, vehicle: vehicle?.name ?? '' }),
      due_at: hoursAgo(desk, ago - minutesToAnswer / 60),
      answered_at: isAnswered ? hoursAgo(desk, ago - desk.random.between(5, 100) / 60) : null,
      assigned_to: isNobodys ? null : findSeller(desk, data),
    },
  })
}

const findSeller = ({ sellers, branches }: Desk, { category, location }: NewLead): number | null => {
  const isFar = branches.filter(({ type }) => type === 'sales')[1]?.id === location
  return (category === 'Service' || category === 'Parts' || isFar ? sellers[1] : sellers[0]) ?? null
}
