import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { z } from 'zod'

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
  timeoutMs?: number
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
  /** The same, where it matters whether a request was refused for good. */
  askForOutcome: <S extends z.ZodType>(call: PartnerCall<S>) => Promise<PartnerOutcome<z.output<S>> | null>
}

export type PartnerOutcome<T> = { answer: T } | { refusal: Refusal }

/** `isFinal`: the same request will be refused again, so that there is no use in repeating it. */
export interface Refusal {
  isFinal: boolean
  /** In the partner's own words, where it gave any. */
  reason: string
}

const failuresInARow = 5
const longestAnswer = 1_048_576

/** Asks with a limit of time and of size; who fails five times in a row is left alone for half a minute, then tried with a single call. */
export function createPartner({ name, url, key, warn, timeoutMs = 3_000, restFor = 30_000 }: PartnerOptions): Partner {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: restFor, breaker: new ConsecutiveBreaker(failuresInARow) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  const base = url.endsWith('/') ? url : `${url}/`
  const askForOutcome: Partner['askForOutcome'] = async ({ path, body, answer }) => {
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
        if (response.ok) return { answer: answer.parse(jsonOf(await readText(response))) }
        if (isRefusal(response.status)) return { refusal: await readRefusal(response) }
        // An answer that nobody reads would hold its connection.
        await response.body?.cancel()
        throw new Error(`It answered ${response.status}.`)
      })
    } catch (error) {
      if (!isBrokenCircuitError(error)) warn(`${name} gave no answer`, error)
      return null
    }
  }
  return {
    askForOutcome,
    ask: async (call) => {
      const outcome = await askForOutcome(call)
      return outcome && 'answer' in outcome ? outcome.answer : null
    },
  }
}

/** It is well, and has nothing for this question. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Statuses that say so for this request alone: not our key, not the moment. */
const finalStatuses: ReadonlySet<number> = new Set([400, 402, 404, 409, 410, 422])
const longestReason = 300

async function readRefusal(response: Response): Promise<Refusal> {
  const text = await readText(response).catch(() => '')
  return {
    isFinal: finalStatuses.has(response.status),
    reason: reasonIn(text) || `It answered ${response.status}.`,
  }
}

const refusalBody = z
  .object({ error: z.string().catch(''), detail: z.string().catch('') })
  .catch({ error: '', detail: '' })

function reasonIn(text: string): string {
  try {
    const { error, detail } = refusalBody.parse(JSON.parse(text))
    return (detail || error).trim().slice(0, longestReason)
  } catch {
    return ''
  }
}

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
