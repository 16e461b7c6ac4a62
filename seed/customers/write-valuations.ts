import { valuationAnswers } from '#platform/valuations/valuation-answers.ts'
import { describeCar } from '#schemas/valuation/describe-car.ts'
import { validityDays } from '#schemas/valuation/validity-days.ts'
import { leadTitle } from '#schemas/lead/lead-title.ts'
import { offerStages } from '#schemas/valuation/offer-stage.ts'
import { at } from './at.ts'
import { demoKey } from './demo-key.ts'
import { type Desk, hoursAgo, store } from './desk.ts'

interface DemoValuation {
  car: { year: number; make: string; model: string; badge: string }
  km: number
  rego: string
  /** Cents; null if the guide has no value. */
  range: readonly [low: number, high: number] | null
  ago: number
  stage: keyof typeof offerStages
  answers: Record<string, string>
}

const valued: readonly DemoValuation[] = [
  {
    car: { year: 2019, make: 'Mazda', model: 'CX-5', badge: 'Touring' },
    km: 88_400,
    rego: '471HJK',
    range: [1_980_000, 2_230_000],
    ago: 4,
    stage: 'made',
    answers: { condition: 'good', accident: 'no' },
  },
  {
    car: { year: 2016, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport' },
    km: 121_000,
    rego: '902PTL',
    range: [1_160_000, 1_310_000],
    ago: 31,
    stage: 'accepted',
    answers: { condition: 'good', accident: 'no' },
  },
  {
    car: { year: 2008, make: 'Holden', model: 'Commodore', badge: 'Omega' },
    km: 243_000,
    rego: '118GRV',
    range: null,
    ago: 55,
    stage: 'requested',
    answers: {},
  },
]

const questions = [
  {
    id: 'condition',
    text: 'What condition is it in?',
    options: [
      { value: 'excellent', label: 'Excellent: nothing to fix' },
      { value: 'good', label: 'Good: small marks of use' },
      { value: 'fair', label: 'Fair: dents, scratches or worn trim' },
    ],
  },
  {
    id: 'accident',
    text: 'Has it ever been in an accident?',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  },
]

/** Cars that shoppers would trade in: an offer that is open, one that was accepted, one that needs a call. */
export async function writeValuations(desk: Desk): Promise<void> {
  if (!desk.company.flags['valuation']) return
  for (const [index, one] of valued.entries()) await writeOne(desk, { one, index })
}

async function writeOne(desk: Desk, { one, index }: { one: DemoValuation; index: number }): Promise<void> {
  const { car, km, rego, range, ago, stage, answers } = one
  const person = at(desk.people, index + 19)
  const branch = desk.branches.find(({ type }) => type === 'sales')
  const code = demoKey(desk.company, 'valuation', index)
  const [low, high] = range ?? [null, null]
  const towards = desk.vehicles.length > 0 ? at(desk.vehicles, index * 7 + 2) : null
  const description = describeCar(car)
  const valuationQuestions = range ? questions : []
  const facts = { ...car, km, rego, rego_state: desk.company.country === 'NZ' ? '' : (branchState(desk) ?? '') }
  const who = { name: person.name, last_name: person.last_name, email: person.email, phone: person.phone }
  const isAccepted = stage === 'accepted'
  const lead = await store(desk, {
    collection: 'leads',
    ago,
    data: {
      ...who,
      key: code,
      title: leadTitle({ ...who, category: 'Trade-in', vehicle: towards?.name ?? '' }),
      postcode: person.postcode,
      kind: 'trade-in',
      category: 'Trade-in',
      subcategory: offerStages[stage],
      status: isAccepted ? 'contacted' : 'new',
      due_at: hoursAgo(desk, ago - 1),
      answered_at: isAccepted ? hoursAgo(desk, ago - 0.6) : null,
      assigned_to: desk.sellers[0] ?? null,
      vehicle: towards?.id ?? null,
      location: towards?.location ?? branch?.id ?? null,
      source: 'Website',
      url: `http://${desk.company.slug}.localhost/trade-in`,
      answers: valuationAnswers({ ...facts, description, low, high, questions: valuationQuestions, answers }),
    },
  })
  await store(desk, {
    collection: 'valuations',
    ago: ago + 0.1,
    data: {
      ...facts,
      code,
      description,
      low,
      high,
      questions: valuationQuestions,
      answers,
      accepted_at: isAccepted ? hoursAgo(desk, ago - 0.02) : null,
      expires_at: hoursAgo(desk, ago - validityDays * 24),
      lead,
      vehicle: towards?.id ?? null,
    },
  })
}

const branchState = ({ company }: Desk): string | undefined => company.locations[0]?.state
