import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/forecourt.ts'

/** The proxy of `docker-compose.yml`, with its own Caddyfile, in front of processes of this machine. */
export interface Caddy {
  httpsPort: number
  /** What it has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

interface Options {
  adminHost: string
  httpsPort: number
  admin: number
  webs: number[]
  webMetrics: number[]
}

export async function startCaddy({ adminHost, httpsPort, admin, webs, webMetrics }: Options): Promise<Caddy> {
  const home = await mkdtemp(join(tmpdir(), 'forecourt-caddy-'))
  const [httpPort, askPort] = await Promise.all([freePort(), freePort()])
  const at = (ports: number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const child = spawn('caddy', ['run', '--config', 'docker/Caddyfile', '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      ASK_PORT: String(askPort),
      ADMIN_HOST: adminHost,
      ADMIN_PROCESS: at([admin]),
      WEB_PROCESSES: at(webs),
      WEB_METRICS: at(webMetrics),
      CERTIFICATES: 'internal',
    },
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await untilServing(child, () => log)
  return {
    httpsPort,
    log: () => log,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function untilServing(child: ChildProcess, log: () => string): Promise<void> {
  const failed = new AbortController()
  child.once('error', (error) => failed.abort(new Error(`Caddy is needed (apt-get install caddy): ${error.message}`)))
  child.once('exit', (code) => failed.abort(new Error(`Caddy ended with ${code}:\n${log()}`)))
  while (!log().includes('serving initial configuration')) {
    failed.signal.throwIfAborted()
    await wait(50)
  }
}
