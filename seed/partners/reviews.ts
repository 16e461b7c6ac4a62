import { Router } from 'express'

/** Snap 21's ratings of an organisation, by its id. */
export const reviews = Router()

reviews.get('/ratings', (req, res) => {
  const orgId = new URL(req.originalUrl, 'http://fake.invalid').searchParams.get('orgId') ?? ''
  if (!/^[\w-]{1,64}$/.test(orgId)) return void res.status(404).json({ error: 'No such organisation.' })
  const rating = 4.2 + (getSum(orgId) % 7) / 10
  res.json({ rating, stars: Math.round(rating) })
})

const getSum = (text: string) => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)
