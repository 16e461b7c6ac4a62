import { type Request, type RequestHandler, Router } from 'express'
import type { Api } from '#schemas/api/endpoints.ts'
import { type LeadInput, leadInput } from '#schemas/lead/lead-input.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { trapName } from '#schemas/lead/trap-name.ts'
import { describePage } from '#schemas/lead/describe-page.ts'
import { type RefusedForm, withAnswers } from '#schemas/lead/refused-form.ts'
import { problem } from '#schemas/problem.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { type FormFields, noScriptForm } from '../http/no-script-form.ts'
import { type OwnPage, sendOwnPage } from '../pages/send-own-page.ts'

interface FormParts {
  apiFor: (request: Request) => Promise<Api>
  /** The site's own page for a rejected form. */
  renderRefused: (request: Request, refused: RefusedForm) => Promise<OwnPage>
  /** The form, built without the database, with all typed values. */
  formInOutage: (request: Request, input: LeadInput) => Promise<LeadForm>
  now: () => Date
}

/**
 * Forms of browsers without script: a post to /send, then the page /success. Errors are shown on a page of the site with the form and its
 * values. The vehicle is named by the form, else by the page's path.
 */
export function formRoutes(parts: FormParts): Router {
  const router = Router({ caseSensitive: true })
  router.post('/send', send(parts))
  return router
}

const send = ({ apiFor, renderRefused, formInOutage, now }: FormParts): RequestHandler =>
  noScriptForm(async (req, res, fields) => {
    const input = leadInput.safeParse(getInput({ req, fields, now: now() }))
    // None of our forms can produce this.
    if (!input.success) return sendPlainPage(res, problem('input-invalid'))
    const { kind, values, url: from } = input.data
    let form: LeadForm | null = null
    try {
      const api = await apiFor(req)
      // Before anything is stored: a stored lead must not be reported as failed.
      form = await getForm(api, input.data)
      await api.call(kind === 'test-drive' ? 'testDriveBooking' : 'leads', input.data)
      return res.redirect(303, form.next)
    } catch (error) {
      const refusal = failureProblem(error)
      if (!refusal) throw error
      const shown = form ?? (await formInOutage(req, input.data))
      const refused = { form: withAnswers(shown, values), problem: refusal, from }
      sendOwnPage(res, await renderRefused(req, refused), refusal)
    }
  })

const getForm = (api: Api, { kind, car_id: id, form: place }: LeadInput) =>
  api.call('leadForm', { kind, car_id: id ?? undefined, ...place })

function getInput({ req, fields, now }: { req: Request; fields: FormFields; now: Date }): unknown {
  const { kind, car_id: named, [trapName]: trap = '', from = '', page: pageId, block, ...values } = fields
  const page = findPage(req.headers.referer ?? '', String(from))
  const id = Number(named || page?.searchParams.get('car_id'))
  return {
    // The same answers on another vehicle's page are another enquiry.
    key: idempotencyKey({ ...fields, car_id: id }, now),
    kind,
    car_id: Number.isInteger(id) && id > 0 ? id : null,
    form: pageId && block ? { page: Number(pageId), block } : null,
    values,
    [trapName]: trap,
    url: page?.href.slice(0, 2_000) ?? '',
    user_agent: req.headers['user-agent']?.slice(0, 500) ?? '',
    lead_attributes: describePage(page),
  }
}

/** The page of a form; `from` is the original page of a form that was rejected once. */
function findPage(referer: string, from: string): URL | null {
  if (!URL.canParse(referer)) return null
  const sender = new URL(referer)
  const first = URL.canParse(from) ? new URL(from) : sender
  return first.origin === sender.origin ? first : sender
}
