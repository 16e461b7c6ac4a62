import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express'
import { z } from 'zod'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import type { SignInTrouble } from '#schemas/page/sign-in-step.ts'
import { problem } from '#schemas/problem.ts'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { isSameOrigin } from '../http/is-same-origin.ts'
import { isOutage } from '../http/is-outage.ts'
import { plainPage } from '../http/plain-page.ts'

/** Where a code went, until it is typed: kept by the browser, since the page is the same for everybody. */
const sentTo = 'sign-in-to'

const posted = z.object({
  /** `again`: from the code to the address. */
  step: z.enum(['address', 'code', 'again', 'back']),
  to: z.string().default(''),
  code: z.string().default(''),
})

/**
 * Signing in without script: each step is posted to the page's own address, which says what the shopper was about to do, and answered by the
 * page of the next one.
 */
export function signInRoutes(apiFor: (request: Request) => Promise<Api>): Router {
  const router = Router({ caseSensitive: true })
  router.post(signInPage, urlencoded({ extended: false, limit: '8kb' }), answer(apiFor))
  return router
}

const answer =
  (apiFor: (request: Request) => Promise<Api>): RequestHandler =>
  async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    const given = posted.safeParse(req.body)
    if (!isSameOrigin(req) || !given.success) {
      const failure = problem(given.success ? 'not-allowed' : 'input-invalid')
      return void res.status(failure.status).type('html').send(plainPage(failure))
    }
    const asked = new URL(req.originalUrl, 'http://site.invalid').searchParams
    const { step, to, code } = given.data
    if (step === 'back') return res.redirect(303, insidePath(asked.get('back'), '/'))
    if (step === 'again') return res.redirect(303, stepOf(asked, { step: 'address' }))
    try {
      const api = await apiFor(req)
      if (step === 'address') {
        await api.call('sessionCode', { to })
        keepAddress(res, to)
        return res.redirect(303, stepOf(asked, { step: 'code' }))
      }
      await api.call('signIn', { to: addressOf(req), code })
      keepAddress(res, '')
      return res.redirect(303, insidePath(asked.get('redirect'), '/'))
    } catch (error) {
      const trouble = troubleOf(error, step)
      if (trouble === null) throw error
      return res.redirect(303, stepOf(asked, { step, trouble }))
    }
  }

/** What the page says went wrong; null where that is a bug. */
function troubleOf(error: unknown, step: 'address' | 'code'): SignInTrouble | null {
  if (isOutage(error)) return 'ours'
  if (!(error instanceof ApiFailure)) return null
  return error.problem.code === 'too-many-requests' ? 'often' : step
}

function stepOf(
  asked: URLSearchParams,
  { step, trouble }: { step: 'address' | 'code'; trouble?: SignInTrouble },
): string {
  const params = new URLSearchParams(asked)
  params.delete('trouble')
  params.set('step', step)
  if (trouble) params.set('trouble', trouble)
  return `${signInPage}?${params}`
}

function keepAddress(res: Response, to: string): void {
  const maxAge = to === '' ? 0 : codeMinutes * 60_000
  setHostCookie(res, sentTo, { value: to, maxAge })
}

function addressOf(req: Request): string {
  try {
    return decodeURIComponent(readHostCookie(req, sentTo)) || '-'
  } catch {
    return '-'
  }
}
