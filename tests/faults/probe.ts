import { request } from 'node:http'
import { text as readText } from 'node:stream/consumers'

export interface Probe {
  /** 0 where no answer came: the connection was refused or reset, or the time was up. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Milliseconds until the whole answer was here, or until it was given up. */
  ms: number
  /** The code of the connection's error, such as ECONNRESET; null where an answer came. */
  error: string | null
}

interface ProbeRequest {
  port: number
  host: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds after which the request is given up. */
  within?: number
}

/** One request on a connection of its own. Never rejects. */
export function probe({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body,
  within = 20_000,
}: ProbeRequest): Promise<Probe> {
  const began = performance.now()
  const failed = (error: unknown): Probe => ({
    status: 0,
    headers: {},
    text: '',
    ms: performance.now() - began,
    error: error instanceof Error && 'code' in error ? String(error.code) : String(error),
  })
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method, agent: false, headers: { ...headers, host } })
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), within)
    asked.on('response', (res) => {
      readText(res)
        .then((text) => {
          const { statusCode = 0, headers: answered } = res
          resolve({ status: statusCode, headers: answered, text, ms: performance.now() - began, error: null })
        })
        .catch((error: unknown) => resolve(failed(error)))
        .finally(() => clearTimeout(timer))
    })
    asked.on('error', (error) => {
      clearTimeout(timer)
      resolve(failed(error))
    })
    asked.end(body)
  })
}
