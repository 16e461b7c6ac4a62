import { expect, test } from 'vitest'
import { signInTypes } from '#schemas/page/sign-in.ts'
import { signInStep } from '#schemas/page/sign-in-step.ts'
import { signInReason } from '#schemas/page/sign-in-words.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { signIn } from './block.ts'
import component from './component.tsx'

const modules = { block: signIn, component }
const at = (search: string) => renderBlock(modules, {}, aRuntime({ page: aPage({ path: '/sign-in', search }) }))

test.each(signInTypes)('the page says why somebody signs in for %s (locations §2)', async (type) => {
  expect(await at(`type=${type}`)).toContain(signInReason(signInStep(`type=${type}`)))
})

test('without script the address is posted to the page itself, which knows the way on', async () => {
  const html = await at('type=checkout')
  expect(html).toContain('<form method="post">')
  expect(html).toMatch(/<button(?=[^>]*name="step")(?=[^>]*value="address")/)
})

test('the field of the code is one that telephones fill in', async () => {
  expect(await at('type=checkout&step=code')).toMatch(
    /<input(?=[^>]*autoComplete="one-time-code")(?=[^>]*inputMode="numeric")/i,
  )
})

test('saving vehicles asks for a number, and for no email address (vehicles §6)', async () => {
  expect(await at('type=watchlist')).toContain('type="tel"')
})

test('without script what was wrong is said by the page', async () => {
  expect(await at('type=checkout&step=code&trouble=code')).toContain('This code is not right')
})

test.each([
  ['phone', 'tel', 'Add your mobile number'],
  ['email', 'email', 'Add your email address'],
])('anyone who adds %s is asked for that alone', async (added, type, words) => {
  const html = await at(`type=my-garage&add=${added}`)
  expect(html).toContain(`type="${type}"`)
  expect(html).toContain(words)
})

test('without script another code is asked for from the step of the code', async () => {
  expect(await at('type=checkout&step=code')).toMatch(/<button(?=[^>]*name="step")(?=[^>]*value="again")/)
})
