import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt } from '#tests/support/forecourt.ts'
import { twoDealers } from './sites.ts'

let running: TestCms
let forecourt: Forecourt

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
    env: { FORECOURT_TRUST_PROXY: '1' },
  })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

test('behind a proxy that is trusted, its headers name the site, and TLS is kept', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { text, headers } = await forecourt.ask('/', {
      host: 'internal',
      headers: { 'x-forwarded-host': 'beta.localhost', 'x-forwarded-proto': 'https' },
    })
    expect(text).toContain('Welcome from the template')
    expect(headers['strict-transport-security']).toContain('max-age=')
  }
})
