import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask } from '#tests/support/forecourt.ts'
import { signIn } from '#tests/support/admin-pages.ts'

const askSignIn = () => ask(demoPort(), '/admin/login', { host: 'localhost' })
const readNonce = (policy: unknown) => /script-src 'self' 'nonce-([\w+/=]+)'(?:;|$)/.exec(String(policy))?.[1]

test('the admin runs no script but its own: each response has a nonce of its own, and its inline scripts carry it', async () => {
  const { headers, text } = await askSignIn()
  const nonce = readNonce(headers['content-security-policy'])
  expect(nonce).toBeTruthy()
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)
  expect(inline.length).toBeGreaterThan(0)
  expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  expect(readNonce((await askSignIn()).headers['content-security-policy'])).not.toBe(nonce)
})

test('a script that somebody injected into the admin does not run', async ({ page, complaints, dealer }) => {
  complaints.expect(/Content Security Policy/)
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin`)
  const ran = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    return { refusedBy: await promise, injected: 'injected' in window }
  })
  expect(ran).toEqual({ refusedBy: 'script-src-elem', injected: false })
})

test('a document larger than the admin takes is refused before it is read, and the form hears why', async ({ cms }) => {
  const { status, text } = await ask(demoPort(), '/cms/api/pages?draft=true', {
    host: 'localhost',
    method: 'POST',
    headers: { authorization: `JWT ${cms.token}`, 'content-type': 'application/json', 'content-length': '99999999' },
    body: '{}',
  })
  expect(status).toBe(413)
  expect(JSON.parse(text).errors[0].message).toMatch(/^This is larger than \d+ MB/)
})

test('the admin’s built files come from memory, compressed once, with their nosniff and a year to be kept', async () => {
  const { text } = await askSignIn()
  const [, script = ''] = /<script[^>]*\bsrc="(\/_next\/static\/[^"?]+)/.exec(text) ?? []
  const { status, headers } = await ask(demoPort(), script, {
    host: 'localhost',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-status': 'forecourt; hit',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('the browser is asked for its colour scheme once in a session, before a page is drawn', async ({ page }) => {
  const open = async () => {
    const response = await page.goto(`${adminOrigin()}/admin/login`)
    expect(response?.status()).toBe(200)
    // A page that asks for it is loaded again once it is drawn.
    expect(await response?.headerValue('critical-ch')).toBeNull()
    return { isRedirected: response?.request().redirectedFrom() !== null }
  }
  expect(await open()).toEqual({ isRedirected: true })
  await page.context().clearCookies()
  expect(await open()).toEqual({ isRedirected: false })
})
