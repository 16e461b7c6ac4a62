import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { z } from 'zod'

/** Where a third party answers, and as whom we ask it. */
export interface PartnerAddress {
  url: string
  /** Sent as a bearer token. */
  key?: string | undefined
}

interface PartnerOptions extends PartnerAddress {
  /** As the log names it. */
  name: string
  warn: (message: string, error: unknown) => void
  /** Milliseconds for a whole answer. */
  patience?: number
  /** Milliseconds that it is left alone for after `failuresInARow`. */
  restFor?: number
}

export interface PartnerCall<S extends z.ZodType> {
  /** Below the partner's address, with its query. */
  path: string
  /** Makes it a POST of JSON. */
  body?: unknown
  answer: S
}

/** Somebody else's HTTP service. Its failure is never ours: null stands for every answer that did not come, came too late or is none. */
export interface Partner {
  ask: <S extends z.ZodType>(call: PartnerCall<S>) => Promise<z.output<S> | null>
}

const failuresInARow = 5
const longestAnswer = 1_048_576

/** Asks with a limit of time and of size; who fails five times in a row is left alone for half a minute, then tried with a single call. */
export function createPartner({ name, url, key, warn, patience = 3_000, restFor = 30_000 }: PartnerOptions): Partner {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: restFor, breaker: new ConsecutiveBreaker(failuresInARow) }),
    timeout(patience, TimeoutStrategy.Aggressive),
  )
  const base = url.endsWith('/') ? url : `${url}/`
  return {
    ask: async ({ path, body, answer }) => {
      try {
        return await policy.execute(async ({ signal }) => {
          const response = await fetch(new URL(path.replace(/^\//, ''), base), {
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              accept: 'application/json',
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(key ? { authorization: `Bearer ${key}` } : {}),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            redirect: 'error',
            signal,
          })
          if (!response.ok) {
            // An answer that nobody reads would hold its connection.
            await response.body?.cancel()
            if (isRefusal(response.status)) return null
            throw new Error(`It answered ${response.status}.`)
          }
          return answer.parse(jsonOf(await readText(response)))
        })
      } catch (error) {
        if (!isBrokenCircuitError(error)) warn(`${name} gave no answer`, error)
        return null
      }
    },
  }
}

/** It is well, and has nothing for this question. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** The parser's own error quotes what was sent, which may be about somebody. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('It answered no JSON.')
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body) {
    size += piece.byteLength
    if (size > longestAnswer) throw new Error(`Its answer is longer than ${longestAnswer} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
