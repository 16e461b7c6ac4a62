import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { PostAnswer } from '#schemas/page/post-answer.ts'
import { problem } from '#schemas/problem.ts'
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
  expect(status).toBe(400)
  expect(html).toMatch(/<h1[^>]*>Buy online</)
  expect(html).toContain('href="#form-phone"')
  expect(html).toMatch(/<input(?=[^>]*id="form-phone")(?=[^>]*value="12")/)
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Al &quot;x&quot;")/)
  expect(html).toMatch(/<input(?=[^>]*name="slug")(?=[^>]*value="k")/)
  expect(html).toMatch(/<input(?=[^>]*name="opt_in")(?=[^>]*checked)/)
  expect(html).toMatch(/<input(?=[^>]*name="from")(?=[^>]*value="\/cars\/k\/checkout\?a=1")/)
})

test('what would be refused again is only said, with the way back', async () => {
  const { html } = await refused({ problem: problem('vehicle-not-reservable') })
  expect(html).toMatch(/<h1[^>]*>This vehicle cannot be reserved</)
  expect(html).not.toContain('action="/reserve"')
  expect(html).toContain(`href="${back}"`)
})

test('who spins is asked once more what was asked, with the terms of the draw', async () => {
  const { html } = await refused({ form: 'spin', typed: { draw: '3', name: 'Al', phone: '', email: '' } })
  expect(html).toContain('I agree to the terms below.')
  expect(html).not.toContain('name="last_name"')
})

test('what was won is said with its code, and leads back', async () => {
  const result = { part: 0, label: 'A car wash', wins: true, code: 'ABCD2345' }
  const { status, html } = await shown({ kind: 'spun', result, back })
  expect([status, html.includes('ABCD2345'), html.includes(`href="${back}"`)]).toEqual([200, true, true])
  expect(html).toMatch(/<title>Spin to win \|/)
})
