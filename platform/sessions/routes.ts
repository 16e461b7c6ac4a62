import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Api } from '#schemas/api/endpoints.ts'
import { insidePath } from '#schemas/page/inside-path.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import type { SignInTrouble } from '#schemas/page/sign-in-step.ts'
import { problem } from '#schemas/problem.ts'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { failureProblem } from '../http/failure-problem.ts'
import { noScriptForm } from '../http/no-script-form.ts'
import { sendPlainPage } from '../http/plain-page.ts'

/** The address that a code was sent to. Stored in a cookie until the code is entered, since the page is shared. */
const sentTo = 'sign-in-to'

const posted = z.object({
  /** `again`: from the code to the address. */
  step: z.enum(['address', 'code', 'again', 'back']),
  to: z.string().default(''),
  code: z.string().default(''),
})

/**
 * Sign-in without script: each step is posted to the page's own URL, whose query holds the interrupted action, and answered with the page
 * of the next step.
 */
export function signInRoutes(apiFor: (request: Request) => Promise<Api>): Router {
  const router = Router({ caseSensitive: true })
  router.post(signInPage, answer(apiFor))
  return router
}

const answer = (apiFor: (request: Request) => Promise<Api>): RequestHandler =>
  noScriptForm(async (req, res, fields) => {
    const given = posted.safeParse(fields)
    if (!given.success) return sendPlainPage(res, problem('input-invalid'))
    const searchParams = new URL(req.originalUrl, 'http://site.invalid').searchParams
    const { step, to, code } = given.data
    if (step === 'back') return res.redirect(303, insidePath(searchParams.get('back'), '/'))
    if (step === 'again') return res.redirect(303, stepOf(searchParams, { step: 'address' }))
    try {
      const api = await apiFor(req)
      if (step === 'address') {
        await api.call('sessionCode', { to })
        keepAddress(res, to)
        return res.redirect(303, stepOf(searchParams, { step: 'code' }))
      }
      await api.call('signIn', { to: addressOf(req), code })
      keepAddress(res, '')
      return res.redirect(303, insidePath(searchParams.get('redirect'), '/'))
    } catch (error) {
      const trouble = troubleOf(error, step)
      if (trouble === null) throw error
      return res.redirect(303, stepOf(searchParams, { step, trouble }))
    }
  })

/** The error on the page; null for a bug. */
function troubleOf(error: unknown, step: 'address' | 'code'): SignInTrouble | null {
  const failure = failureProblem(error)
  if (failure === null) return null
  if (failure.status >= 500) return 'ours'
  return failure.code === 'too-many-requests' ? 'often' : step
}

function stepOf(
  searchParams: URLSearchParams,
  { step, trouble }: { step: 'address' | 'code'; trouble?: SignInTrouble },
): string {
  const params = new URLSearchParams(searchParams)
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
