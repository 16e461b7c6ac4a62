import { Router } from 'express'
import { catalogue } from '../stock/catalogue/index.ts'
import { randomOf } from '../stock/random.ts'

/** A register in which most plates belong to a car of our catalogue, the same each time. Those that begin with NIL are nobody's, SLOW takes long, ILL fails. */
export const rego = Router()

rego.post('/vehicle', (req, res) => {
  const plate = String(req.body?.rego ?? '')
  if (plate.startsWith('ILL')) return void res.status(500).json({ error: 'The register is away.' })
  const nobodys = plate.startsWith('NIL') || !/^[A-Z0-9]{2,7}$/.test(plate) || !req.body?.state
  const answer = () => (nobodys ? res.status(404).json({ error: 'No such plate.' }) : res.json(carOf(plate)))
  if (plate.startsWith('SLOW')) setTimeout(answer, 20_000).unref()
  else answer()
})

function carOf(plate: string) {
  const random = randomOf('rego', plate)
  const { make, models } = random.pick(catalogue)
  const { model, variants, body, from, to } = random.pick(models)
  const last = to ?? thisYear
  // OLD plates are on cars for which nobody gives an estimate unseen.
  const year = plate.startsWith('OLD') ? 2009 : random.between(Math.min(last, Math.max(from, thisYear - 6)), last)
  const { badge } = random.pick(variants)
  return {
    year,
    make,
    model,
    badge,
    body,
    colour: random.pick(['White', 'Silver', 'Black', 'Blue', 'Red', 'Grey']),
    nvic: `${make.slice(0, 2)}${year % 100}${random.between(10, 99)}`.toUpperCase(),
  }
}

/** Of the demo, so that the same plate has the same car next year. */
const thisYear = 2026
