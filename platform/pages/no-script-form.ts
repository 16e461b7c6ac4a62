import { type Request, type RequestHandler, urlencoded } from 'express'
import type { Api } from '#schemas/api/endpoints.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import type { PostAnswer, PostForm } from '#schemas/page/post-answer.ts'
import { signInPath, type SignInType } from '#schemas/page/sign-in.ts'
import type { SpinResult } from '#schemas/prize/prize-draw.ts'
import { problem } from '#schemas/problem.ts'
import { isSameOrigin } from '../http/is-same-origin.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { referrerPath } from '../http/referrer-path.ts'
import { plainPage } from '../http/plain-page.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { requestHead } from '../http/request-head.ts'
import { type OwnPage, sendOwnPage } from './send-own-page.ts'

export interface PostParts {
  apiFor: (request: Request) => Promise<Api>
  /** The site's own page that says what became of it. */
  renderAnswer: (request: Request, answer: PostAnswer) => Promise<OwnPage>
  now: () => Date
}

export interface Posted {
  /** What was typed, by the names of the fields; a box that was not ticked is not here. */
  typed: Readonly<Record<string, string>>
  /** The same for the same answers of one day; `attempt` counts those that are over. */
  keyOf: (attempt: number) => string
  /** The address of the page that the form was on. */
  url: string
  userAgent: string
}

/** Where it leads, or what came up. Rejects with an `ApiFailure` where it is refused. */
type Act = (api: Api, posted: Posted) => Promise<{ next: string } | { result: SpinResult }>

export const readPostedForm = urlencoded({ extended: false, limit: '64kb' })

/**
 * A form of a browser without script: it leads on, or says what came of it on a page of the site, with what was typed in the form once more where
 * something was wrong.
 */
export const noScriptForm =
  ({ apiFor, renderAnswer, now }: PostParts, { form, act }: { form: PostForm; act: Act }): RequestHandler =>
  async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    if (!isSameOrigin(req))
      return void res
        .status(403)
        .type('html')
        .send(plainPage(problem('not-allowed')))
    const { from, ...typed } = textsOf(req.body)
    const back = from === undefined ? referrerPath(req) : insidePath(from, '/')
    const answers = Object.fromEntries(Object.entries(typed).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    try {
      const done = await act(await apiFor(req), {
        typed,
        keyOf: (attempt) => idempotencyKey(attempt === 0 ? answers : { ...answers, attempt }, now()),
        url: addressOf(req, back),
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
  }

const gates: Record<PostForm, SignInType> = { reserve: 'checkout', pay: 'online-payment', spin: 'spin-to-win' }

function textsOf(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

function addressOf(req: Request, path: string): string {
  const { isSecure, host } = requestHead(req)
  return `${isSecure || req.secure ? 'https' : 'http'}://${host}${path}`.slice(0, 2_000)
}
