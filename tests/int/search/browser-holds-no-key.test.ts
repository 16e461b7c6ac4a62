import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#schemas/api/endpoints.ts'
import { breakableLink, type BreakableLink } from '#tests/support/breakable-link.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, twoDealers } from '#tests/int/platform/sites.ts'
import { startMeilisearch, type RunningEngine } from './engines.ts'

const image = process.env['MEILISEARCH_IMAGE']

/** A site whose searches another server answers. */
describe.runIf(image)('a browser on a site with a search engine', () => {
  let running: TestCms
  let server: RunningEngine<{ url: string; key: string }>
  let link: BreakableLink
  let forecourt: SiteServer

  beforeAll(async () => {
    running = await startCms()
    const { alpha } = await twoDealers(running.cms)
    const layout = [{ blockType: 'car-grid' }]
    await aPage(running.cms, { tenant: alpha, title: 'Stock', path: '/stock', layout })
    server = await startMeilisearch(image ?? '')
    const { hostname, port } = new URL(server.value.url)
    link = await breakableLink({ host: hostname, port: Number(port) })
    forecourt = await startInProcess(running, {
      roles: 'web,worker',
      env: { MEILISEARCH_URL: `http://127.0.0.1:${link.port}`, MEILISEARCH_KEY: server.value.key },
    })
  })
  afterAll(async () => {
    await forecourt.stop()
    await link.stop()
    await server.stop()
    await running.stop()
  })

  const ask = (path: string) => forecourt.ask(path, { host: 'alpha.localhost' })

  const pages = ['/', '/stock', '/cars/alpha-car', '/nowhere', '/sitemap.xml', '/robots.txt']
  const answers = [
    ...Object.values(endpoints).map(({ path }) => path.replace(':slug', 'alpha-car')),
    '/api/places?query=4215',
    '/api/stock-route?path=kia',
    '/api/search?query=%22',
    '/api/nothing',
  ]

  test.each([...pages, ...answers])('%s tells neither its key nor where it is', async (path) => {
    const { text, headers } = await ask(path)
    expect(text.length).toBeGreaterThan(0)
    for (const told of [text, JSON.stringify(headers)]) {
      expect(told).not.toContain(server.value.key)
      expect(told).not.toContain(String(link.port))
      expect(told).not.toMatch(/meilisearch/i)
    }
  })

  test('its searches are answered by the engine, and while that is away by the database, in the same words', async () => {
    const answer = async () => {
      const { status, text } = await ask('/api/search?query=sportage')
      const { ms: _, ...told } = JSON.parse(text)
      return { status, ...told }
    }
    const { seen: before } = await until(answer, ({ count }) => count === 1)
    const page = await ask('/stock')
    link.cut()
    expect(await answer()).toEqual(before)
    expect([page.status, page.text.includes('Sportage'), (await ask('/readyz')).status]).toEqual([200, true, 200])
    link.fix()
    expect(await answer()).toEqual(before)
  })
})
