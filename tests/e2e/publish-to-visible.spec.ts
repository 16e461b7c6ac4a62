import { addBlock, openPage, openPreview, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'

const homeOf = (slug: string) => ask(demoPort(), '/', { host: `${slug}.localhost` })

test('a marketer adds a car grid and a text to the home page, and shoppers see it within a second of publishing', async ({
  page,
  context,
  dealer,
}, { annotations }) => {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const preview = await openPreview(page)
  const grid = await addBlock(page, 'Car grid')
  await grid.getByLabel('Heading').fill('Fresh on the lot')
  const text = await addBlock(page, 'Rich text')
  await text.locator('[contenteditable=true]').click()
  await page.keyboard.type('Open seven days, coffee included.')
  await expect(preview.getByText('Open seven days')).toBeVisible()
  expect((await homeOf(dealer.slug)).text).not.toContain('Fresh on the lot')

  const published = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
  )
  await expect(publishButton(page)).toBeEnabled()
  const clicked = performance.now()
  await publishButton(page).click()
  const seen = until(
    () => homeOf(dealer.slug),
    ({ text }) => text.includes('Fresh on the lot'),
  )
  expect((await published).status()).toBe(200)
  await seen
  const ms = Math.round(performance.now() - clicked)
  annotations.push({ type: 'measured', description: `publish to visible: ${ms} ms` })
  process.stdout.write(`    publish to visible: ${ms} ms\n`)
  expect(ms).toBeLessThan(1_000)

  const shopper = await context.newPage()
  await shopper.goto(siteOrigin(dealer.slug))
  await expect(shopper.getByRole('heading', { name: 'Fresh on the lot' })).toBeVisible()
  await expect(shopper.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(shopper.getByText('Open seven days, coffee included.')).toBeVisible()
})
