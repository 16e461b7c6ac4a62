import { createHmac, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { type Request, Router, urlencoded } from 'express'
import { type FakeCheckout, paymentPage } from './payment-page.ts'

const checkouts = new Map<string, FakeCheckout>()
const failedOnce = new Set<string>()
/** Milliseconds. */
const late = 20_000

/**
 * A provider whose page has buttons instead of a card form, and whose notices are sent as chosen: immediately, late, three times or never.
 * The cents of an amount simulate failures: an error at 66, invalid data at 67, no answer at 68, and at 69 a page without any notice. A
 * refund fails once at 64, and is declined for good at 65.
 */
export const payments = Router()

const getCents = (amount: unknown): number => Number(amount) % 100

payments.post('/checkouts', (req, res) => {
  const key = req.get('authorization')?.replace(/^Bearer /, '')
  if (!key) return void res.status(401).json({ error: 'Who asks?' })
  const { reference, amount, description, return_url, notice_url, expires_at } = req.body ?? {}
  if (!Number.isSafeInteger(amount) || amount <= 0) return void res.status(422).json({ error: 'No amount.' })
  if (getCents(amount) === 66) return void res.status(503).json({ error: 'Away.' })
  if (getCents(amount) === 67) return void res.json({ url: 'javascript:alert(1)', state: 'rich' })
  if (getCents(amount) === 68) return
  const known = [...checkouts.values()].find((each) => each.reference === reference && each.key === key)
  const id = known?.id ?? randomUUID()
  const checkoutDetails = { reference, amount, description, return_url, notice_url, expires_at }
  if (!known) checkouts.set(id, { id, state: 'open', refunded: 0, key, ...checkoutDetails })
  answer(req, id, res)
})

payments.get('/checkouts/:id', (req, res) => {
  if (getCents(at(req.params.id)?.amount) === 69) return void res.status(500).json({ error: 'Away.' })
  answer(req, req.params.id, res)
})

payments.post('/checkouts/:id/refunds', (req, res) => {
  const found = at(req.params.id)
  if (getCents(found?.amount) === 65) return void res.status(422).json({ error: 'The card account is closed.' })
  if (found && getCents(found.amount) === 64 && !failedOnce.has(found.id)) {
    failedOnce.add(found.id)
    return void res.status(503).json({ error: 'Away.' })
  }
  if (found?.state === 'paid') found.refunded = Math.min(found.amount, Number(req.body?.amount) || 0)
  answer(req, req.params.id, res)
})

payments.get('/pay/:id', (req, res) => {
  const found = at(req.params.id)
  res
    .status(found ? 200 : 404)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(paymentPage(found))
})

payments.post('/pay/:id', urlencoded({ extended: false }), (req, res) => {
  const found = at(req.params.id ?? '')
  if (!found) return res.redirect(303, req.originalUrl)
  const { choice, notice } = req.body ?? {}
  if (found.state === 'open' && (choice === 'pay' || choice === 'refuse')) {
    found.state = choice === 'pay' ? 'paid' : 'refused'
    tell(found, String(notice))
  }
  res.redirect(303, found.return_url)
})

function at(id: string): FakeCheckout | null {
  const found = checkouts.get(id) ?? remember(id)
  if (found?.state === 'open' && Date.parse(found.expires_at) <= Date.now()) found.state = 'expired'
  return found ?? null
}

/** Payments of the demo's past, before this server started: `told-20000-<reference>` is a paid one of $200. */
function remember(id: string): FakeCheckout | null {
  const [, amount, reference] = /^told-(\d+)-(.+)$/.exec(id) ?? []
  if (!amount || !reference) return null
  const empty = { key: '', description: '', return_url: '', notice_url: '', expires_at: '' }
  const checkout: FakeCheckout = { id, reference, state: 'paid', amount: Number(amount), refunded: 0, ...empty }
  checkouts.set(id, checkout)
  return checkout
}

function answer(req: Request, id: string, res: { status: (code: number) => { json: (body: unknown) => unknown } }) {
  const found = at(id)
  if (!found) return res.status(404).json({ error: 'No such page.' })
  const { reference, state, amount, refunded } = found
  const url = `http://${req.get('host')}${req.baseUrl}/pay/${id}`
  return res.status(200).json({ id, reference, url, state, amount, refunded })
}

function tell(checkout: FakeCheckout, how: string): void {
  const times = how === 'never' ? [] : how === 'late' ? [late] : how === 'often' ? [0, 50, 400] : [0]
  for (const wait of times) setTimeout(() => notify(checkout), wait).unref()
}

/** The demo's sites are host names of this machine. */
function notify({ id, reference, state, notice_url, key }: FakeCheckout): void {
  const body = JSON.stringify({ event: randomUUID(), checkout: id, reference, state })
  const time = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  const { hostname, host, port, pathname } = new URL(notice_url)
  const headers = { host, 'content-type': 'application/json', 'payment-signature': `t=${time},v1=${signature}` }
  const where = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  const sent = request({ method: 'POST', hostname: where, port, path: pathname, headers }, (got) => got.resume())
  sent.on('error', () => undefined)
  sent.end(body)
}
