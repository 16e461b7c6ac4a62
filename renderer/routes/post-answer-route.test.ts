import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { PostAnswer } from '#schemas/page/post-answer.ts'
import { problem } from '#schemas/problem.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { render } from '../entry-server.tsx'

const shown = (says: PostAnswer) =>
  render({
    site: aSite(),
    page: null,
    params: {},
    url: '/reserve',
    status: 200,
    preview: false,
    own: { kind: 'post-answer', says },
    now: new Date('2026-11-22T00:00:00Z'),
    requestId: 'test',
    api: sampleApi(),
    report: ({ error }) => {
      throw error
    },
  })

const back = '/cars/k/checkout?a=1'
const typed = { name: 'Al "x"', last_name: '', phone: '12', slug: 'k', purpose: 'purchase', opt_in: 'on' }
const refused = (of: Partial<Extract<PostAnswer, { kind: 'refused' }>>) =>
  shown({ kind: 'refused', form: 'reserve', problem: problem('input-invalid'), typed, back, ...of })

test('what was refused stands on a page of the site: what was typed, what is wrong, and a way from each error to its field', async () => {
  const fields = [{ path: 'phone', message: 'Please enter a valid phone number.' }]
  const { status, html } = await refused({ problem: problem('input-invalid', { fields }) })
  const page = parseHtml(html)
  expect([status, readTexts(page, 'h1')]).toEqual([400, ['Buy online']])
  expect(readTexts(page, 'a[href="#form-phone"]')).toEqual(['Please enter a valid phone number.'])
  expect(readAttributes(page, 'input#form-phone', 'value')).toEqual(['12'])
  const valueOf = (name: string) => readAttributes(page, `input[name="${name}"]`, 'value')
  expect([valueOf('name'), valueOf('slug'), valueOf('from')]).toEqual([['Al "x"'], ['k'], [back]])
  expect(page.querySelectorAll('input[name="opt_in"][checked]')).toHaveLength(1)
})

test('what would be refused again is only said, with the way back', async () => {
  const page = parseHtml((await refused({ problem: problem('vehicle-not-reservable') })).html)
  expect(readTexts(page, 'h1')).toEqual(['This vehicle cannot be reserved'])
  expect(page.querySelector('form[action="/reserve"]')).toBeNull()
  expect(page.querySelectorAll(`main a[href="${back}"]`)).toHaveLength(1)
})

test('who spins is asked once more what was asked, with the terms of the draw', async () => {
  const { html } = await refused({ form: 'spin', typed: { draw: '3', name: 'Al', phone: '', email: '' } })
  const names = readAttributes(parseHtml(html), 'main form[method="post"] [name]', 'name')
  expect(html).toContain('I agree to the terms below.')
  expect(names).toContain('name')
  expect(names).not.toContain('last_name')
})

test('what was won is said with its code, and leads back', async () => {
  const result = { part: 0, label: 'A car wash', wins: true, code: 'ABCD2345' }
  const { status, html } = await shown({ kind: 'spun', result, back })
  const page = parseHtml(html)
  expect([status, html.includes('ABCD2345')]).toEqual([200, true])
  expect(page.querySelectorAll(`main a[href="${back}"]`)).toHaveLength(1)
  expect(page.title).toMatch(/^Spin to win \|/)
})
