import { Router } from 'express'

const towns = [
  { label: 'Noosa Heads QLD 4567', country: 'AU', lat: -26.394, long: 153.09 },
  { label: 'Northcote VIC 3070', country: 'AU', lat: -37.77, long: 144.999 },
  { label: 'North Sydney NSW 2060', country: 'AU', lat: -33.839, long: 151.207 },
  { label: 'Napier 4110', country: 'NZ', lat: -39.49, long: 176.918 },
]

/** A place finder with four towns. */
export const places = Router()

places.get('/suggest', (req, res) => {
  const { searchParams } = new URL(req.originalUrl, 'http://fake.invalid')
  const typed = (searchParams.get('query') ?? '').toLowerCase()
  const country = searchParams.get('country')
  const found = towns.filter((town) => town.country === country && town.label.toLowerCase().startsWith(typed))
  res.json({ places: found.map(({ label, lat, long }) => ({ label, lat, long })) })
})
