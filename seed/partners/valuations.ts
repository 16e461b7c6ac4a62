import { Router } from 'express'
import { catalogue } from '../stock/catalogue/index.ts'
import { usedValue } from '../stock/value.ts'

/** A price guide with our catalogue's new prices minus age and distance, and four questions. Unknown makes have no value. */
export const valuations = Router()

valuations.post('/value', (req, res) => {
  const { make, model, badge, year, km, answers = {} } = req.body ?? {}
  const priced = getNewPrice({ make: String(make), model: String(model), badge: String(badge) })
  if (priced === null || Number(year) < 1990) return void res.status(404).json({ error: 'No such car.' })
  const worth = usedValue({
    make: priced.make,
    newPrice: priced.price,
    ageYears: Math.max(0, thisYear - Number(year)),
    km: Number(km) || 0,
  })
  const given = worth * 0.86 * questions.reduce((share, { id }) => share * getShare(answers[id]), 1)
  res.json({
    low: hundreds(given * 0.94),
    high: hundreds(given * 1.06),
    questions: questions.map(({ id, text, options }) => ({
      id,
      text,
      options: options.map(([value, label]) => ({ value, label })),
    })),
  })
})

/** Fixed, so that the same request has the same answer next year. */
const thisYear = 2026

const hundreds = (dollars: number) => Math.round(dollars / 100) * 100

interface Question {
  id: string
  text: string
  options: (readonly [value: string, label: string, share: number])[]
}

const questions: Question[] = [
  {
    id: 'condition',
    text: 'What condition is it in?',
    options: [
      ['excellent', 'Excellent: nothing to fix', 1.04],
      ['good', 'Good: small marks of use', 1],
      ['fair', 'Fair: dents, scratches or worn trim', 0.92],
      ['poor', 'Poor: it needs work', 0.78],
    ],
  },
  {
    id: 'history',
    text: 'Has it been serviced regularly?',
    options: [
      ['full', 'Yes, and the book is complete', 1.02],
      ['part', 'Mostly', 1],
      ['none', 'No, or I do not know', 0.94],
    ],
  },
  {
    id: 'accident',
    text: 'Has it ever been in an accident?',
    options: [
      ['no', 'No', 1],
      ['yes', 'Yes', 0.88],
    ],
  },
  {
    id: 'keys',
    text: 'How many keys are there?',
    options: [
      ['two', 'Two or more', 1],
      ['one', 'One', 0.99],
    ],
  },
]

const shares = new Map(questions.flatMap(({ options }) => options.map(([value, , share]) => [value, share] as const)))
const getShare = (answer: unknown) => shares.get(String(answer)) ?? 1

/** By make and model, ignoring case; an unknown badge uses the model's first. */
function getNewPrice(car: { make: string; model: string; badge: string }): { make: string; price: number } | null {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const made = catalogue.find(({ make }) => same(make, car.make))
  const variants = made?.models.filter(({ model }) => same(model, car.model)).flatMap((known) => known.variants) ?? []
  const variant = variants.find(({ badge }) => same(badge, car.badge)) ?? variants[0]
  return made && variant ? { make: made.make, price: variant.price } : null
}
