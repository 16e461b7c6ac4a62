import { Agent, request } from 'node:https'
import { text as readText } from 'node:stream/consumers'
import type { Probe } from './probe.ts'

interface TlsRequest {
  port: number
  host: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** One of these for each browser: it keeps its connection. */
  agent: Agent
}

/** A browser that does not check who signed the certificate: Caddy's own authority did. */
export const aBrowser = (): Agent => new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })

/** Never rejects. */
export function askOverTls({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body,
  agent,
}: TlsRequest): Promise<Probe> {
  const began = performance.now()
  const ms = () => performance.now() - began
  const failed = (error: unknown): Probe => ({
    status: 0,
    headers: {},
    text: '',
    ms: ms(),
    error: error instanceof Error && 'code' in error ? String(error.code) : String(error),
  })
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, agent, servername: host, headers: { ...headers, host } },
      (res) => {
        readText(res)
          .then((text) => resolve({ status: res.statusCode ?? 0, headers: res.headers, text, ms: ms(), error: null }))
          .catch((error: unknown) => resolve(failed(error)))
      },
    )
    asked.on('error', (error) => resolve(failed(error)))
    asked.end(body)
  })
}
