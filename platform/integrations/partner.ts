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
import * as texts from './texts.ts'

/** Address and credentials of a third party. */
export interface PartnerAddress {
  url: string
  /** Sent as a bearer token. */
  key?: string | undefined
}

interface PartnerOptions extends PartnerAddress {
  /** Name in the log. */
  name: string
  warn: (message: string, error: unknown) => void
  /** Timeout of a whole answer in milliseconds. */
  timeoutMs?: number
  /** Milliseconds without calls after `failuresInARow`. */
  restFor?: number
}

export interface PartnerCall<S extends z.ZodType> {
  /** Path below the partner's address, with query. */
  path: string
  /** Makes it a POST of JSON. */
  body?: unknown
  answer: S
}

/** A third-party HTTP service. Its failures never throw: null means a missing, late or invalid answer. */
export interface Partner {
  ask: <S extends z.ZodType>(call: PartnerCall<S>) => Promise<z.output<S> | null>
  /** The same, for callers that must know whether a request was rejected for good. */
  askForOutcome: <S extends z.ZodType>(call: PartnerCall<S>) => Promise<PartnerOutcome<z.output<S>> | null>
}

export type PartnerOutcome<T> = { answer: T } | { refusal: Refusal }

/** `isFinal`: the same request would be rejected again, so a retry is useless. */
export interface Refusal {
  isFinal: boolean
  /** The partner's own message, if any. */
  reason: string
}

const failuresInARow = 5
const longestAnswer = 1_048_576

/** Calls with limits of time and size. After five failures in a row it pauses for half a minute, then tries a single call. */
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
        if (response.ok) return { answer: answer.parse(getJson(await readText(response))) }
        if (isRefusal(response.status)) return { refusal: await readRefusal(response) }
        // An unread response body would hold its connection.
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

/** The service works and has no answer to this request. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Statuses that are final for this request, rather than for our key or the moment. */
const finalStatuses: ReadonlySet<number> = new Set([400, 402, 404, 409, 410, 422])
const longestReason = 300

async function readRefusal(response: Response): Promise<Refusal> {
  const text = await readText(response).catch(() => '')
  return {
    isFinal: finalStatuses.has(response.status),
    reason: reasonIn(text) || texts.itAnsweredStatus({ status: response.status }),
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

/** The parser's error quotes the body, which may contain personal data. */
function getJson(text: string): unknown {
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
