import { ApiFailure } from '#schemas/api/api-failure.ts'
import { calls } from '#schemas/api/calls.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Problem } from '#schemas/problem.ts'
import * as texts from './texts.ts'

interface HttpApiOptions {
  /** Origin of the platform; empty for the page's own host. */
  origin?: string
  fetch?: typeof globalThis.fetch
}

/** Timeout of a call in milliseconds. */
const timeoutMs = 20_000

interface Call {
  method: string
  path: string
  loadToSearch?: () => Promise<(input: never) => URLSearchParams>
}

/**
 * The HTTP contract for browsers. A problem document becomes an `ApiFailure`. Answers come from our own server, which validated them, so
 * the browser does not load the schemas.
 */
export function httpApi({ origin = '', fetch = globalThis.fetch }: HttpApiOptions = {}): Api {
  return {
    call: async (name, input) => {
      const { url, init } = await requestFor(calls[name], input)
      const response = await fetch(origin + url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new ApiFailure(await readProblem(response))
      return (await response.json()) as never
    },
  }
}

async function requestFor(call: Call, input: object): Promise<{ url: string; init: RequestInit }> {
  const values = new Map<string, unknown>(Object.entries(input))
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = String(values.get(name))
    values.delete(name)
    return encodeURIComponent(value)
  })
  const headers = { accept: 'application/json' }
  if (call.method !== 'GET') {
    const body = JSON.stringify(Object.fromEntries(values))
    return {
      url: path,
      init: { method: call.method, headers: { ...headers, 'content-type': 'application/json' }, body },
    }
  }
  const search = call.loadToSearch ? (await call.loadToSearch())(input as never) : flatSearch(values)
  const query = search.toString()
  return { url: query ? `${path}?${query}` : path, init: { method: call.method, headers } }
}

const flatSearch = (values: Map<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    [...values].flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  )

/** Problem documents contain their text; only other failures, such as a proxy's, need one from here. */
async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null)
  if (isProblemBody(body)) return { kind: 'problem', ...body }
  const code = response.status === 503 ? 'busy' : 'unexpected'
  return {
    kind: 'problem',
    code,
    status: response.status,
    title: texts.somethingWentWrong,
    detail: texts.somethingWentWrongDetail,
  }
}

const isProblemBody = (body: unknown): body is Omit<Problem, 'kind'> =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'detail' in body
