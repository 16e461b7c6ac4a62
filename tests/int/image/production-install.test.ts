import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import { copyRepository } from '#tests/support/copy-repository.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'

const minutes = 60_000
vi.setConfig({ testTimeout: 20 * minutes, hookTimeout: 3 * minutes })

/** `npm run demo` in a clone with the packages of `npm ci --omit=dev`, once it says that it runs. */
async function startDemo(): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const clone = await copyRepository('forecourt-production-', 'runtime')
  const dataDir = join(clone, '.forecourt')
  onTestFinished(async () => {
    const home = await realpath(join(dataDir, 'postgres')).catch(() => null)
    if (home) await rm(home, { recursive: true, force: true })
    await rm(clone, { recursive: true, force: true })
  })
  // Not one that the system hands out to others: it may take minutes until the demo listens.
  const port = randomInt(20_000, 30_000)
  const { DATABASE_URL: _database, ...env } = process.env
  const demo = spawn(process.execPath, ['platform/cli/with-install.mjs', '--omit-dev', 'platform/cli/demo.ts'], {
    cwd: clone,
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      FORECOURT_DATA_DIR: dataDir,
      FORECOURT_ADMIN_URL: `http://localhost:${port}`,
      // A registry that nobody answers at: what is missing stays missing.
      npm_config_registry: 'http://127.0.0.1:1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(demo, 'exit')
  onTestFinished(async () => {
    demo.kill()
    await ended
  })
  await until(
    () => Promise.resolve(demo.exitCode === null ? said : `It ended with ${demo.exitCode}:\n${said}`),
    (text) => text.includes('Forecourt runs:') || demo.exitCode !== null,
    15 * minutes,
  )
  if (demo.exitCode !== null) throw new Error(`The demo ended with ${demo.exitCode}:\n${said.slice(-4_000)}`)
  const stop = async () => {
    demo.kill()
    return (await ended)[0]
  }
  return { port, stop }
}

/** A problem while the index of the stock is being made has no hits. */
const found = z.object({ hits: z.array(z.object({ slug: z.string() })).default([]) })

test('the demo needs no development package: each site, its search and pictures, and the admin answer', async () => {
  const { port, stop } = await startDemo()
  const sites = demoTenants.filter(({ locations }) => locations.length > 0).map(({ slug }) => `${slug}.localhost`)
  const answers: Record<string, unknown> = {}
  for (const host of sites) {
    const look = async (path: string) => {
      const { status, headers } = await ask(port, path, { host })
      return `${status} ${headers['content-type']?.split(';')[0]}`
    }
    const search = async () => found.parse(JSON.parse((await ask(port, '/api/search', { host })).text)).hits
    const { seen } = await until(search, ([hit]) => hit !== undefined, 2 * minutes)
    const slug = seen[0]?.slug ?? ''
    answers[host] = {
      home: await look('/'),
      vehicle: await look(`/cars/${slug}`),
      sheet: await look(`/api/cars/${slug}.pdf`),
      sharePicture: await look(`/_share/cars/${slug}.jpg`),
    }
  }
  const whole = {
    home: '200 text/html',
    vehicle: '200 text/html',
    sheet: '200 application/pdf',
    sharePicture: '200 image/jpeg',
  }
  expect(answers).toEqual(Object.fromEntries(sites.map((host) => [host, whole])))
  const admin = () => ask(port, '/admin/login', { host: `localhost:${port}` })
  const { seen } = await until(admin, ({ status }) => status !== 503, 5 * minutes)
  expect([seen.status, ...readTexts(parseHtml(seen.text), 'title')]).toEqual([200, 'Login · Forecourt'])
  expect(await stop()).toBe(0)
})
