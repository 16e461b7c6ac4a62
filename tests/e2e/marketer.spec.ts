import { addBlock, openPage, openPreview, publishButton, signIn, signInByForm } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { parseHtml } from '#tests/support/parse-html.ts'

const homeOf = (slug: string) => ask(demoPort(), '/', { host: `${slug}.localhost` })

async function publish(page: Page): Promise<void> {
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
}

test('an incomplete block is refused by name, place and field, and shoppers see nothing of it', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  await addBlock(page, 'Hero')
  await publish(page)
  await expect(page.getByText('Hero (block 2): Heading is required.').first()).toBeVisible()
  await expect(page.locator('#field-layout__1__heading')).toHaveAccessibleDescription(/.*/)
  expect(parseHtml((await homeOf(dealer.slug)).text).querySelectorAll('h1')).toHaveLength(1)

  await page.locator('#field-layout__1__heading').fill('Complete at last')
  await publish(page)
  await until(
    () => homeOf(dealer.slug),
    ({ text }) => text.includes('Complete at last'),
  )
})

test('a draft shows beside its form as it is typed, and to nobody else', async ({ page, dealer, cms }) => {
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Autumn',
    path: '/autumn',
    layout: [{ blockType: 'hero', heading: 'Autumn is coming' }],
    _status: 'draft',
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Autumn is coming')
  await page.getByLabel('Heading').fill('Autumn is here')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Autumn is here')
  expect((await ask(demoPort(), '/autumn', { host: `${dealer.slug}.localhost` })).status).toBe(404)
})

test('signing out ends the session, also for a cookie that was kept', async ({ page, context, dealer, complaints }) => {
  // Payload's page signs out twice.
  complaints.expect(/status of 40[013]/)
  await signInByForm(page, dealer.editor)
  const cookies = await context.cookies()
  await page.goto(new URL('/admin/logout', page.url()).href)
  await expect(
    page
      .getByLabel('Password')
      .or(page.getByRole('link', { name: /log ?in/i }))
      .first(),
  ).toBeVisible()
  await context.addCookies(cookies)
  await page.goto(new URL('/admin/collections/pages', page.url()).href)
  await expect(page.getByLabel('Password')).toBeVisible()
})
