import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { payloadBlocks } from '../../index.ts'
import { richText } from '../../rich-text/block.ts'
import { axeViolations } from './axe-violations.ts'
import { recordConsoleLines } from './console-lines.ts'
import type { hydrateFixture } from './hydrate-fixture.tsx'
import { missingControls } from './missing-controls.ts'
import { openBrowser } from './open-browser.ts'

test('an option without a control is found', () => {
  const fields = payloadBlocks().find(({ slug }) => slug === 'rich-text')?.fields ?? []
  expect(missingControls(richText, fields)).toEqual([])
  expect(missingControls(richText, fields.slice(1))).toEqual(['content'])
})

test('a choice without its option is found', () => {
  const [settings] = (payloadBlocks().find(({ slug }) => slug === 'rich-text')?.fields ?? []).slice(1)
  const stripped = JSON.parse(JSON.stringify(settings).replaceAll('"value":"soft"', '"value":"other"'))
  expect(missingControls(richText, [stripped])).toEqual(['content', 'settings.background=soft'])
})

test('a warning of React counts as a line', async () => {
  const lines = await recordConsoleLines(() => renderToString(createElement('p', { class: 'wrong' })))
  expect(lines.join()).toContain('Invalid DOM property')
})

describe('in the browser', () => {
  let browser: ReturnType<typeof openBrowser>
  let hydrate: typeof hydrateFixture

  beforeAll(async () => {
    browser = openBrowser()
    vi.resetModules()
    hydrate = (await import('./hydrate-fixture.tsx')).hydrateFixture
  })

  afterAll(() => browser.close())

  test('a picture without words is found', async () => {
    expect((await axeViolations(browser.window, '<img src="/a.webp">')).join()).toContain('image-alt')
    expect(await axeViolations(browser.window, '<img src="/a.webp" alt="A car">')).toEqual([])
  })

  test('markup that the browser would make otherwise is found', async () => {
    const lines = await recordConsoleLines(async () => {
      const html = '<section>Other words</section>'
      expect((await hydrate({ slug: 'rich-text', name: 'typical', html })).join()).toContain('Hydration failed')
    })
    expect(lines).toEqual([])
  })
})
