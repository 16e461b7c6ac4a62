import { Secret, TOTP } from 'otpauth'
import { signIn, signInByForm } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const password = 'correct horse battery staple'
const administrator = { email: 'admin@forecourt.example', password }

const codeOf = (key: string, periodsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsAhead * 30_000,
  })

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('an editor sets a second factor up by keyboard, and signs in with it', async ({ page, dealer, complaints }) => {
  // The password alone is refused until the code is there.
  complaints.expect(/status of 401/)
  const { editor } = dealer
  await signIn(page, editor)
  await page.goto(`${adminOrigin()}/admin/account`)
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Your password').fill(editor.password)
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.screenshot({ path: 'test-results/second-factor-set-up.png', fullPage: true })
  const key = (await factor.locator('code').textContent()) ?? ''
  await test.step('the code of the app is confirmed, and recovery codes are shown', async () => {
    await expect(factor.getByLabel('Code from your app')).toBeFocused()
    await page.keyboard.type(codeOf(key))
    await page.keyboard.press('Enter')
    await expect(factor.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await expect(factor.getByRole('listitem')).toHaveCount(10)
    await page.screenshot({ path: 'test-results/second-factor-codes.png', fullPage: true })
    await press(page, 'I have saved them')
    await press(page, 'Remove')
    await expect(factor.getByLabel('Your password')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(factor.getByText('asks for a code from your app')).toBeFocused()
    await page.context().clearCookies()
  })

  await test.step('the next sign-in asks for a code', async () => {
    await page.goto(`${adminOrigin()}/admin`)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.screenshot({ path: `test-results/sign-in-${width}.png` })
    }
    await page.getByLabel('Email').fill(editor.email)
    await page.getByLabel('Password').fill(editor.password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code')
    await expect(code).toBeFocused()
    await page.screenshot({ path: 'test-results/sign-in-code.png' })
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
    await code.fill(codeOf(key, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${adminOrigin()}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a forgotten password is chosen again by a link that a platform administrator finds under Messages', async ({
  page,
  browser,
  dealer,
}) => {
  const { editor } = dealer
  await page.goto(`${adminOrigin()}/admin`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(editor.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/No email can be sent/)).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: `test-results/forgot-${width}.png` })
  }

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, administrator)
  await desk.goto(`${adminOrigin()}/admin/collections/messages?search=${encodeURIComponent(editor.email)}`)
  await desk
    .getByRole('link', { name: /Choose a new password|@/ })
    .first()
    .click()
  const words = desk.locator('#field-text')
  await expect(words).toHaveValue(/\/admin\/reset\//)
  // It has no site, and nobody is asked to choose one for it.
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  const [link = ''] = /http\S+\/admin\/reset\/\S+/.exec(await words.inputValue()) ?? []
  await office.close()

  await page.goto(link)
  // What is typed before the form is hydrated is not in its state.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('New Password').fill('a password chosen again')
  await page.getByLabel('Confirm Password').fill('a password chosen again')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await signInByForm(page, { email: editor.email, password: 'a password chosen again' })
})
