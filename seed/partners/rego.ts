import { Router } from 'express'
import { catalogue } from '../stock/catalogue/index.ts'
import { createRandom } from '../stock/random.ts'

/**
 * A register in which most plates belong to a car of our catalogue, reproducibly. Plates starting with NIL are unknown, SLOW answers late,
 * ILL fails.
 */
export const rego = Router()

rego.post('/vehicle', (req, res) => {
  const plate = String(req.body?.rego ?? '')
  if (plate.startsWith('ILL')) return void res.status(500).json({ error: 'The register is away.' })
  const nobodys = plate.startsWith('NIL') || !/^[A-Z0-9]{2,7}$/.test(plate) || !req.body?.state
  const answer = () => (nobodys ? res.status(404).json({ error: 'No such plate.' }) : res.json(getCar(plate)))
  if (plate.startsWith('SLOW')) setTimeout(answer, 20_000).unref()
  else answer()
})

function getCar(plate: string) {
  const random = createRandom('rego', plate)
  const { make, models } = random.pick(catalogue)
  const { model, variants, body, from, to } = random.pick(models)
  const last = to ?? thisYear
  // OLD plates are on cars too old for an estimate.
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

/** Fixed, so that the same plate has the same car next year. */
const thisYear = 2026
