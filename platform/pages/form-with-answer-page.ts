import type { Request, RequestHandler } from 'express'
import type { Api } from '#schemas/api/endpoints.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import type { PostAnswer, PostForm } from '#schemas/page/post-answer.ts'
import { signInPath, type SignInType } from '#schemas/page/sign-in.ts'
import type { SpinResult } from '#schemas/prize/prize-draw.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { referrerPath } from '../http/referrer-path.ts'
import { type FormFields, noScriptForm } from '../http/no-script-form.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { requestHead } from '../http/request-head.ts'
import { type OwnPage, sendOwnPage } from './send-own-page.ts'

export interface PostParts {
  apiFor: (request: Request) => Promise<Api>
  /** The site's own page with the result. */
  renderAnswer: (request: Request, answer: PostAnswer) => Promise<OwnPage>
  now: () => Date
}

export interface FormSubmission {
  /** Submitted values by field name; unticked checkboxes are absent. */
  typed: Readonly<Record<string, string>>
  /** A key that is constant for the same answers on one day; `attempt` counts those that ended. */
  keyOf: (attempt: number) => string
  /** URL of the form's page. */
  url: string
  userAgent: string
}

/** Returns the next page or the result. Rejects with an `ApiFailure`. */
type FormAction = (api: Api, posted: FormSubmission) => Promise<{ next: string } | { result: SpinResult }>

/** Handles a form of a browser without script: redirects, or renders the result on a page of the site, with the values again after an error. */
export const formWithAnswerPage = (
  { apiFor, renderAnswer, now }: PostParts,
  { form, act }: { form: PostForm; act: FormAction },
): RequestHandler =>
  noScriptForm(async (req, res, fields) => {
    const { from, ...typed } = getTexts(fields)
    const back = from === undefined ? referrerPath(req) : insidePath(from, '/')
    const answers = Object.fromEntries(Object.entries(typed).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    try {
      const done = await act(await apiFor(req), {
        typed,
        keyOf: (attempt) => idempotencyKey(attempt === 0 ? answers : { ...answers, attempt }, now()),
        url: getAddress(req, back),
        userAgent: req.headers['user-agent']?.slice(0, 500) ?? '',
      })
      if ('next' in done) return res.redirect(303, done.next)
      sendOwnPage(res, await renderAnswer(req, { kind: 'spun', result: done.result, back }))
    } catch (error) {
      const refused = failureProblem(error)
      if (!refused) throw error
      if (refused.code === 'not-signed-in')
        return res.redirect(303, signInPath({ type: gates[form], redirect: back, back: '/' }))
      sendOwnPage(res, await renderAnswer(req, { kind: 'refused', form, problem: refused, typed, back }), refused)
    }
  })

const gates: Record<PostForm, SignInType> = { reserve: 'checkout', pay: 'online-payment', spin: 'spin-to-win' }

function getTexts(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function getAddress(req: Request, path: string): string {
  const { isSecure, host } = requestHead(req)
  return `${isSecure || req.secure ? 'https' : 'http'}://${host}${path}`.slice(0, 2_000)
}
