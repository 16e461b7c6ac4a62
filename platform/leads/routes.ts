import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express'
import type { Api } from '#schemas/api/endpoints.ts'
import { type LeadInput, leadInput } from '#schemas/lead/lead-input.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { describePage } from '#schemas/lead/describe-page.ts'
import { type RefusedForm, withAnswers } from '#schemas/lead/refused-form.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { isSameOrigin } from '../http/is-same-origin.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { plainPage } from '../http/plain-page.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { type OwnPage, sendOwnPage } from '../pages/send-own-page.ts'

interface FormParts {
  apiFor: (request: Request) => Promise<Api>
  /** The site's own page for a form that was not taken. */
  renderRefused: (request: Request, refused: RefusedForm) => Promise<OwnPage>
  /** The form as well as it can be built without the database: all that was typed is in it. */
  formInOutage: (request: Request, input: LeadInput) => Promise<LeadForm>
  now: () => Date
}

/**
 * Forms of browsers without script: a post to /send, then the page /success. What is wrong is said on a page of the site that has the form with
 * what was typed in it. The vehicle is the one that the form names, else the one of the page's own address.
 */
export function formRoutes(parts: FormParts): Router {
  const router = Router({ caseSensitive: true })
  router.post('/send', urlencoded({ extended: false, limit: '64kb' }), send(parts))
  return router
}

const send =
  ({ apiFor, renderRefused, formInOutage, now }: FormParts): RequestHandler =>
  async (req, res) => {
    if (!isSameOrigin(req)) return refusePlainly(res, problem('not-allowed'))
    const input = leadInput.safeParse(inputOf(req, now()))
    // No form of ours can be filled in so.
    if (!input.success) return refusePlainly(res, problem('input-invalid'))
    const { kind, values, url: from } = input.data
    let form: LeadForm | null = null
    try {
      const api = await apiFor(req)
      // Before anything is stored: anyone who has sent it is not told afterwards that it failed.
      form = await formOf(api, input.data)
      await api.call(kind === 'test-drive' ? 'testDriveBooking' : 'leads', input.data)
      return res.redirect(303, form.next)
    } catch (error) {
      const refusal = failureProblem(error)
      if (!refusal) throw error
      const shown = form ?? (await formInOutage(req, input.data))
      const refused = { form: withAnswers(shown, values), problem: refusal, from }
      sendOwnPage(res, await renderRefused(req, refused), refusal)
    }
  }

const formOf = (api: Api, { kind, car_id: id, form: place }: LeadInput) =>
  api.call('leadForm', { kind, car_id: id ?? undefined, ...place })

const refusePlainly = (res: Response, failure: Problem): void => {
  res.status(failure.status).set('Cache-Control', 'no-store').type('html').send(plainPage(failure))
}

function inputOf(req: Request, now: Date): unknown {
  const body: Record<string, string | string[]> = typeof req.body === 'object' && req.body !== null ? req.body : {}
  const { kind, car_id: named, website = '', from = '', page: pageId, block, ...values } = body
  const page = pageOf(req.headers.referer ?? '', String(from))
  const id = Number(named || page?.searchParams.get('car_id'))
  return {
    // The same answers on another vehicle's page are another enquiry.
    key: idempotencyKey({ ...body, car_id: id }, now),
    kind,
    car_id: Number.isInteger(id) && id > 0 ? id : null,
    form: pageId && block ? { page: Number(pageId), block } : null,
    values,
    website,
    url: page?.href.slice(0, 2_000) ?? '',
    user_agent: req.headers['user-agent']?.slice(0, 500) ?? '',
    lead_attributes: describePage(page),
  }
}

/** The page that a form was on; `from` is where it was the first time, once it was refused. */
function pageOf(referer: string, from: string): URL | null {
  if (!URL.canParse(referer)) return null
  const sender = new URL(referer)
  const first = URL.canParse(from) ? new URL(from) : sender
  return first.origin === sender.origin ? first : sender
}
