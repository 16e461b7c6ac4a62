import { expect, test } from 'vitest'
import { signInTypes } from '#schemas/page/sign-in.ts'
import { signInStep } from '#schemas/page/sign-in-step.ts'
import { signInReason } from '#schemas/page/sign-in-words.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { signIn } from './block.ts'
import component from './component.tsx'

const modules = { block: signIn, component }
const at = (search: string) => renderBlock(modules, {}, aRuntime({ page: aPage({ path: '/sign-in', search }) }))

test.each(signInTypes)(
  'the page shows the reason for signing in for %s (locations §2, Sign-in types)',
  async (type) => {
    expect(await at(`type=${type}`)).toContain(signInReason(signInStep(`type=${type}`)))
  },
)

test('without script the address is posted to the page itself, which knows the way on', async () => {
  const form = parseHtml(await at('type=checkout')).querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', null])
  expect(form?.querySelectorAll('button[name="step"][value="address"]')).toHaveLength(1)
})

test('the field of the code is one that telephones fill in, and has the focus on a page of its own', async () => {
  const page = parseHtml(await at('type=checkout&step=code'))
  expect(page.querySelector('[autofocus]')?.getAttribute('name')).toBe('code')
  expect(page.querySelectorAll('input[autocomplete="one-time-code"][inputmode="numeric"]')).toHaveLength(1)
})

test('saving vehicles asks for a number, and for no email address (vehicles §6, Watchlist sign-in)', async () => {
  const page = parseHtml(await at('type=watchlist'))
  expect(readAttributes(page, 'form input:not([type="hidden"])', 'type')).toEqual(['tel'])
})

test('without script the page shows the error', async () => {
  expect(await at('type=checkout&step=code&trouble=code')).toContain('This code is incorrect')
})

test.each([
  ['phone', 'tel', 'Add your mobile number'],
  ['email', 'email', 'Add your email address'],
])('anyone who adds %s is asked for that alone', async (added, type, words) => {
  const page = parseHtml(await at(`type=my-garage&add=${added}`))
  expect(readAttributes(page, 'form input:not([type="hidden"])', 'type')).toEqual([type])
  expect(page.body.textContent).toContain(words)
})

test('without script another code is asked for from the step of the code', async () => {
  const page = parseHtml(await at('type=checkout&step=code'))
  expect(page.querySelectorAll('button[name="step"][value="again"]')).toHaveLength(1)
})
