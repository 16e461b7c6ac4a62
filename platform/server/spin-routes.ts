import { type Request, type RequestHandler, Router, urlencoded } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { spinInput, type SpinResult } from '#schemas/prize/prize-draw.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { isFromOwnPage } from './is-from-own-page.ts'
import { keyOfAnswers } from './key-of-answers.ts'
import { plainPage } from './plain-page.ts'

interface SpinParts {
  apiFor: (request: Request) => Promise<Api>
  now: () => Date
}

/** The wheel of a browser without script stands still: what came up is answered in words. */
export function spinRoutes(parts: SpinParts): Router {
  const router = Router({ caseSensitive: true })
  router.post(spinPostPath, urlencoded({ extended: false, limit: '16kb' }), spin(parts))
  return router
}

const spin =
  ({ apiFor, now }: SpinParts): RequestHandler =>
  async (req, res) => {
    const said = await spun(req, { apiFor, now: now() })
    res.status(said.status).set('Cache-Control', 'no-store').type('html').send(plainPage(said))
  }

type Said = Pick<Problem, 'status' | 'title' | 'detail'>

async function spun(req: Request, { apiFor, now }: { apiFor: SpinParts['apiFor']; now: Date }): Promise<Said> {
  if (!isFromOwnPage(req)) return problem('not-allowed')
  const input = spinInput.safeParse(inputOf(req, now))
  if (!input.success) return mended(input.error.issues)
  try {
    return wordsOf(await (await apiFor(req)).call('prizeSpin', input.data))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.problem.fields ? { ...error.problem, ...mended(error.problem.fields) } : error.problem
  }
}

function inputOf(req: Request, now: Date): unknown {
  const given: unknown = req.body
  const body: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const { draw, website, agrees, ...who } = body
  const url = req.headers.referer?.slice(0, 2_000) ?? ''
  return { key: keyOfAnswers(body, now), draw: Number(draw), who, website, agrees: agrees !== undefined, url }
}

const mended = (wrong: readonly { message: string }[]): Said =>
  problem('input-invalid', {
    detail: `Please go back and fix the following: ${wrong.map(({ message }) => message).join(' ')}`,
  })

const wordsOf = ({ wins, label, code }: SpinResult): Said =>
  wins
    ? {
        status: 200,
        title: `You have won: ${label}`,
        detail: `Show this code when you fetch it: ${code}. It is in your mail too, so that you do not lose it.`,
      }
    : { status: 200, title: label, detail: 'No prize this time. Thank you for spinning.' }
