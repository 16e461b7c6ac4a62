import { leadTitle } from '#schemas/lead/lead-title.ts'
import { leadStages } from '#platform/checkout/reservation-lead.ts'
import { at } from './at.ts'
import { demoKey } from './demo-key.ts'
import { type AskedVehicle, type Desk, hoursAgo, store } from './desk.ts'
import type { Person } from './people.ts'

interface DemoReservation {
  purpose: 'reservation' | 'purchase'
  state: 'paid' | 'completed' | 'cancelled' | 'expired' | 'refunded'
  payment: 'paid' | 'refunded' | 'expired' | 'refused'
  ago: number
  notes?: string
}

/** None is at the payment, since that lasts only minutes. */
const reservations: readonly DemoReservation[] = [
  { purpose: 'reservation', state: 'paid', payment: 'paid', ago: 8 },
  { purpose: 'reservation', state: 'expired', payment: 'refused', ago: 30 },
  { purpose: 'purchase', state: 'completed', payment: 'paid', ago: 170, notes: 'Picked up, keys handed over.' },
  { purpose: 'reservation', state: 'refunded', payment: 'refunded', ago: 220, notes: 'Found a nearer one.' },
  { purpose: 'reservation', state: 'expired', payment: 'expired', ago: 250 },
]

const deposit = 20_000
const daysKept = 3

/** Reservations of vehicles that the stock marks as reserved; the stock does not change. */
export async function writeReservations(desk: Desk): Promise<void> {
  if (!desk.company.flags['reserve'] && !desk.company.flags['checkout']) return
  for (const [index, reservation] of reservations.entries()) {
    const vehicle = findVehicle(desk, { reservation, index })
    if (vehicle) await writeOne(desk, { reservation, index, vehicle })
  }
}

const findVehicle = (
  desk: Desk,
  { reservation, index }: { reservation: DemoReservation; index: number },
): AskedVehicle | null => {
  const { state } = reservation
  const from = state === 'paid' ? desk.reserved : state === 'completed' ? desk.sold : desk.vehicles
  return from.length > 0 ? at(from, index) : null
}

interface DemoReservationInput {
  reservation: DemoReservation
  index: number
  vehicle: AskedVehicle
}

async function writeOne(desk: Desk, { reservation, index, vehicle }: DemoReservationInput): Promise<void> {
  const { purpose, state, payment, ago, notes } = reservation
  const person = at(desk.people, index + 14)
  const name = `${person.name} ${person.last_name}`
  const code = demoKey(desk.company, 'reservation', index)
  const shared = { purpose, amount: deposit, name, email: person.email, code, key: code }
  const isPaid = payment === 'paid' || payment === 'refunded'
  const isOver = state !== 'paid'
  const lead = await writeLead(desk, { one: { reservation, index, vehicle }, person, key: code })
  const id = await store(desk, {
    collection: 'reservations',
    ago,
    data: {
      ...shared,
      state,
      vehicle: vehicle.id,
      lead,
      phone: person.phone,
      expires_at: hoursAgo(desk, isPaid ? ago - daysKept * 24 : ago - 0.5),
      ended_at: isOver ? hoursAgo(desk, isPaid ? ago - 40 : ago - 0.5) : null,
      answers: {
        name: person.name,
        last_name: person.last_name,
        postcode: person.postcode,
        message: isPaid ? 'I will come by on the weekend.' : '',
        terms: true,
        terms_words: 'I have read the terms of reservations.',
      },
      notes: notes ?? null,
    },
  })
  await store(desk, {
    collection: 'payments',
    ago,
    data: {
      ...shared,
      state: payment,
      reservation: id,
      reference: `R${id}`,
      provider_id: `told-${deposit}-${code}`,
      paid_at: isPaid ? hoursAgo(desk, ago - 0.05) : null,
      refunded_at: payment === 'refunded' ? hoursAgo(desk, ago - 40) : null,
      log: [{ at: hoursAgo(desk, ago - 0.05), what: isPaid ? 'paid' : payment }],
    },
  })
}

/** Every reservation has a lead, paid or not. */
function writeLead(
  desk: Desk,
  { one, person, key }: { one: DemoReservationInput; person: Person; key: string },
): Promise<number> {
  const { reservation, vehicle } = one
  const { ago, purpose, state, payment } = reservation
  const category = purpose === 'purchase' ? 'Online Purchase' : 'Reservation'
  const who = { name: person.name, last_name: person.last_name, email: person.email, phone: person.phone }
  const data = {
    ...who,
    key,
    title: leadTitle({ ...who, category, vehicle: vehicle.name }),
    postcode: person.postcode,
    kind: 'reservation',
    category,
    subcategory: payment === 'paid' || payment === 'refunded' ? leadStages.paid : leadStages.unpaid,
    status: state === 'completed' ? 'won' : state === 'refunded' ? 'lost' : 'contacted',
    due_at: hoursAgo(desk, ago - 1),
    answered_at: hoursAgo(desk, ago - 0.7),
    assigned_to: desk.sellers[0] ?? null,
    vehicle: vehicle.id,
    location: vehicle.location,
    dealership: vehicle.dealership,
    stock_number: vehicle.stocknum,
    car_type: vehicle.car_type,
    vehicle_status: vehicle.status,
    source: 'Website',
    url: `http://${desk.company.slug}.localhost/cars`,
  }
  return store(desk, { collection: 'leads', ago, data })
}
