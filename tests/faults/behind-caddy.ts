import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#schemas/api/limits.ts'
import { freePort } from '#tests/support/forecourt.ts'
import { aBrowser, askOverTls } from './ask-over-tls.ts'
import { startCaddy } from './caddy.ts'
import { administrator } from './prepare-sites.ts'
import { type Probe, probe } from './probe.ts'
import { restartableApplication } from './restartable-application.ts'
import { holds, none, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

const browsers = 50
const adminHost = 'admin.localhost'
const limitFactor = 0.1

/** Two web processes and the admin behind the Caddy of `docker-compose.yml`: what its headers may say, and restarts of one process after the other. */
export const behindCaddy: Scenario = {
  name: 'behind-caddy',
  title: 'Two processes behind Caddy, restarted in turn under 50 clients',
  run: async ({ isQuick, say }) => {
    const httpsPort = await freePort()
    const metricsPorts = [await freePort(), await freePort(), await freePort()]
    const [firstMetrics = 0, secondMetrics = 0] = metricsPorts
    const settings = (metricsPort: number) => ({
      FORECOURT_ADMIN_URL: `https://${adminHost}:${httpsPort}`,
      FORECOURT_TRUST_PROXY: 'loopback',
      FORECOURT_LIMIT_FACTOR: String(limitFactor),
      FORECOURT_METRICS_PORT: String(metricsPort),
      FORECOURT_DRAIN_SECONDS: '5',
    })
    const world = await startWorld({ sites: 1, roles: 'web', env: settings(firstMetrics) })
    const { application: first, database, dataDir, sites } = world
    const site = sites[0]?.host ?? ''
    const start = (roles: string, metricsPort: number) =>
      restartableApplication({ databaseUrl: database.url, dataDir, roles, env: settings(metricsPort) })
    const second = await start('web', secondMetrics)
    const office = await start('admin,worker', metricsPorts[2] ?? 0)
    const caddy = await startCaddy({
      adminHost,
      httpsPort,
      admin: office.port,
      webs: [first.port, second.port],
      webMetrics: [firstMetrics, secondMetrics],
    })
    const ask = askerAt(httpsPort)

    const page = await ask({ host: site, path: '/' })
    const spoofed = await ask({ host: site, path: '/', headers: { 'x-forwarded-host': adminHost } })
    const adminOnSite = await ask({ host: site, path: '/cms/api/users/me', headers: { 'x-forwarded-host': adminHost } })
    const metrics = await Promise.all([site, adminHost].map((host) => ask({ host, path: '/metrics' })))
    const unknown = await ask({ host: 'unknown.localhost', path: '/' })
    const cookie = await signInOver(ask, httpsPort)
    const signedIn = await ask({ host: adminHost, path: '/cms/api/users/me', headers: asBrowser(cookie) })
    const planted = cookie.replace('__Host-', '')
    const signedOut = await ask({ host: adminHost, path: '/cms/api/users/me', headers: asBrowser(planted) })
    const allowed = limits.lead.address.calls * limitFactor
    const leads: Probe[] = []
    for (let lead = 0; lead <= allowed; lead += 1) leads.push(await ask(leadFrom(site, `203.0.113.${lead}`)))

    const end = new AbortController()
    const answers: Probe[] = []
    const browser = async () => {
      const agent = aBrowser()
      while (!end.signal.aborted) answers.push(await askOverTls({ port: httpsPort, host: site, path: '/', agent }))
      agent.destroy()
    }
    const browsing = Array.from({ length: browsers }, browser)
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1)
      for (const process of [first, second]) {
        await process.stop()
        await process.start()
        await untilReady(process.port)
      }
    end.abort()
    await Promise.all(browsing)
    await caddy.stop()
    await Promise.all([second.stop(), office.stop()])
    await world.stop()

    const failed = answers.filter(({ status }) => status !== 200)
    for (const { status, error } of failed.slice(0, 5)) say(`failed: ${status} ${error ?? ''}`)
    return [
      holds('a site answers over TLS, and says so', page.headers['strict-transport-security'] !== undefined),
      holds('X-Forwarded-Host chooses no other site', spoofed.status === 200 && spoofed.text === page.text),
      holds("the admin is not on a site's host", adminOnSite.status === 404, String(adminOnSite.status)),
      none('hosts that serve the metrics', metrics.filter(({ status }) => status === 200).length),
      holds('an unknown host gets no certificate', unknown.status === 0, unknown.error ?? String(unknown.status)),
      holds("the session of staff is the admin's host's alone", isHostCookie(cookie) && knows(signedIn)),
      holds('a session under the name without prefix is nobody’s', !knows(signedOut)),
      holds(
        'X-Forwarded-For of a client changes no limit',
        leads.at(-1)?.status === 429 && leads.slice(0, -1).every(({ status }) => status === 200),
        leads.map(({ status }) => status).join(' '),
      ),
      none('requests that failed while processes restarted', failed.length),
      holds('requests meanwhile', answers.length > 1_000, String(answers.length)),
    ]
  },
}

type SendProbe = (asking: Omit<Parameters<typeof askOverTls>[0], 'port' | 'agent'>) => Promise<Probe>

const askerAt =
  (port: number): SendProbe =>
  async (asking) => {
    const agent = aBrowser()
    return askOverTls({ ...asking, port, agent }).finally(() => agent.destroy())
  }

/** The cookie of the administrator's session, as a browser sends it. */
async function signInOver(ask: SendProbe, httpsPort: number): Promise<string> {
  const { status, headers, text } = await ask({
    host: adminHost,
    path: '/cms/api/users/login',
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `https://${adminHost}:${httpsPort}` },
    body: JSON.stringify(administrator),
  })
  const set = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('token='))
  if (status !== 200 || !set?.includes('Secure'))
    throw new Error(`The administrator cannot sign in: ${status} ${set ?? ''} ${text.slice(0, 300)}`)
  return set.split(';')[0] ?? ''
}

/** Payload takes a cookie only where the browser says that the admin's own page sends it. */
const asBrowser = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' })

const isHostCookie = (cookie: string) => cookie.startsWith('__Host-forecourt-token=')

const knows = ({ text }: Probe) => text.includes(administrator.email)

const leadFrom = (host: string, address: string) => ({
  host,
  path: '/api/leads',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify({
    key: randomUUID(),
    kind: 'enquiry',
    values: { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' },
  }),
})

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const { status } = await probe({ port, host: 'localhost', path: '/readyz' })
    if (status === 200) return
    await wait(100)
  }
}
