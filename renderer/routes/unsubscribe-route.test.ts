import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { UnsubscribePage } from '#schemas/page/unsubscribing.ts'
import { alertKinds } from '#schemas/shopper/alert-kind.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { render } from '../entry-server.tsx'

const action = '/unsubscribe?to=watch.7.mark'

const shown = (says: UnsubscribePage) =>
  render({
    site: aSite(),
    page: null,
    params: {},
    url: '/unsubscribe',
    status: 200,
    preview: false,
    own: { kind: 'unsubscribe', says },
    now: new Date('2026-11-22T00:00:00Z'),
    requestId: 'test',
    api: sampleApi(),
    report: ({ error }) => {
      throw error
    },
  })

test.each(alertKinds)('the way out of an alert (%s) is a page of the site, with a button that posts', async (kind) => {
  const { status, html } = await shown({ kind, isDone: false, action })
  const page = parseHtml(html)
  expect([status, readTexts(page, 'h1')]).toEqual([200, ['Unsubscribe']])
  expect(readTexts(page, `form[method="post"][action="${action}"] button`)).toEqual(['Unsubscribe'])
})

test('what was ended is said, and there is nothing more to press', async () => {
  const { html } = await shown({ kind: 'search', isDone: true, action })
  expect(html).toContain('We will no longer send you messages about new vehicles in this search.')
  expect(html).not.toContain(action)
})

test('a link that ends somebody’s alert is told to nobody who measures', async () => {
  const { html } = await shown({ kind: 'price', isDone: false, action })
  const page = parseHtml(html)
  expect(page.querySelectorAll('main form')).toHaveLength(1)
  expect(page.getElementById('forecourt-page')).toBeNull()
})
