import { expect, test } from 'vitest'
import { preparePage } from './prepared-page.ts'

test('a response that is sent once is compressed for its reader alone', async () => {
  const produced = { status: 200, contentType: 'application/json', headers: [], body: 'kia '.repeat(1_000) }
  const { variants } = await preparePage(produced, ['gzip'])
  expect(variants.gzip.body.length).toBeLessThan(200)
  expect(variants.gzip.whole.miss).toContain('gzip')
  expect(variants.br.body).toBe(variants.identity.body)
})
