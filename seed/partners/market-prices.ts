import { Router } from 'express'

/**
 * A price guide that values a vehicle at $60,000 new, minus a tenth per year and a dollar per ten kilometres; with confidence until it is
 * twenty.
 */
export const marketPrices = Router()

marketPrices.get('/value', (req, res) => {
  const searchParams = new URL(req.originalUrl, 'http://fake.invalid').searchParams
  const age = thisYear - Number(searchParams.get('year') ?? thisYear)
  const make = searchParams.get('make')
  if (!make || !searchParams.get('model')) return void res.status(404).json({ error: 'No such vehicle.' })
  const worth = Math.max(1_000, 60_000 * 0.9 ** age - Number(searchParams.get('km') ?? 0) / 10)
  res.json({
    market_range_min: Math.round(worth * 0.9),
    market_range_max: Math.round(worth * 1.1),
    confidence: Math.max(0, 1 - age / 20),
    description: `What ${make} ${searchParams.get('model')} of that age and distance sold for lately, by a price guide.`,
  })
})

/** Fixed, so that the same request has the same answer next year. */
const thisYear = 2026
