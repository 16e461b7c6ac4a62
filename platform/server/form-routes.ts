import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, Router, urlencoded } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { leadInput } from '#schemas/lead/lead-input.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { isFromOwnPage } from './is-from-own-page.ts'
import { plainPage } from './plain-page.ts'

interface FormParts {
  apiFor: (request: Request) => Promise<Api>
  now: () => Date
}

/**
 * Forms of browsers without script: a post to /send, then the page /success. What is wrong is a page that says so; the browser's way back has the
 * answers still in it. The vehicle is the one that the form names, else the one of the page's own address.
 */
export function formRoutes(parts: FormParts): Router {
  const router = Router({ caseSensitive: true })
  router.post('/send', urlencoded({ extended: false, limit: '64kb' }), send(parts))
  return router
}

const send =
  ({ apiFor, now }: FormParts): RequestHandler =>
  async (req, res) => {
    const refuse = (failure: Problem) =>
      res
        .status(failure.status)
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(plainPage({ title: failure.title, detail: wordsOf(failure) }))
    if (!isFromOwnPage(req)) return void refuse(problem('not-allowed'))
    const input = leadInput.safeParse(inputOf(req, now()))
    if (!input.success) return void refuse(problem('input-invalid'))
    try {
      const api = await apiFor(req)
      await api.call(input.data.kind === 'test-drive' ? 'testDriveBooking' : 'leads', input.data)
      res.redirect(303, '/success')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      refuse(error.problem)
    }
  }

/** spec/locations-forms-finance.md §5, Form error summary */
const wordsOf = ({ detail, fields = [] }: Problem): string =>
  fields.length === 0
    ? detail
    : `Please fix the following errors: ${fields.map(({ message }) => message).join(' ')} Go back to the form: what you wrote is still there.`

function inputOf(req: Request, now: Date): unknown {
  const body: Record<string, string> = typeof req.body === 'object' && req.body !== null ? req.body : {}
  const { kind, car_id: named, website = '', opt_in: optIn, terms, ...values } = body
  const referer = URL.canParse(req.headers.referer ?? '') ? new URL(req.headers.referer ?? '') : null
  const id = Number(named || referer?.searchParams.get('car_id'))
  return {
    key: keyOf({ ...body, day: now.toISOString().slice(0, 10) }),
    kind,
    car_id: Number.isInteger(id) && id > 0 ? id : null,
    values: { ...values, opt_in: optIn !== undefined, terms: terms !== undefined },
    website,
    url: referer?.href.slice(0, 2_000) ?? '',
    user_agent: req.headers['user-agent']?.slice(0, 500) ?? '',
  }
}

/** A page in memory is everybody's and has no key to give: the same answers, sent once more that day, are the same form. */
function keyOf(body: object): string {
  const hex = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
