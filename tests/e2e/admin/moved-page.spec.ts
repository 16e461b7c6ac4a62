import { openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'

test('a marketer moves a page: its visitors are led on, and its links are named before it moves or goes', async ({
  page,
  context,
  dealer,
  cms,
}) => {
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Finance',
    path: '/finance',
    layout: [{ blockType: 'hero', heading: 'Drive now, pay later' }],
    _status: 'published',
  })
  await cms.create('pages', {
    tenant: dealer.id,
    title: 'Offers',
    path: '/offers',
    layout: [
      {
        blockType: 'hero',
        heading: 'Offers',
        buttons: [{ link: { kind: 'url', url: '/finance', label: 'Finance' } }],
      },
    ],
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const address = page.locator('#field-path')
  const leadsOn = page.getByRole('checkbox', { name: 'Lead visitors of /finance here' })

  await test.step('the form says which address shoppers know, and what still names it', async () => {
    await expect(leadsOn).toHaveCount(0)
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await address.fill('/loans')
    await expect(page.getByText('Shoppers know this page as /finance.')).toBeVisible()
    await expect(page.getByText('1 link of your own leads to the old address.')).toBeVisible()
    await expect(leadsOn).toBeChecked()
    await saved
    expect(await axeFindings(page, { within: '.fc-where-used' })).toEqual([])
  })

  await test.step('a choice stays through the draft that is saved', async () => {
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await leadsOn.uncheck()
    await saved
    await page.reload()
    await expect(leadsOn).not.toBeChecked()
    await leadsOn.check()
  })

  await test.step('publishing leads shoppers on', async () => {
    const published = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
    )
    await expect(publishButton(page)).toBeEnabled()
    await publishButton(page).click()
    expect((await published).status()).toBe(200)
    await expect(leadsOn).toHaveCount(0)
    await until(
      () => ask(demoPort(), '/finance', { host: `${dealer.slug}.localhost` }),
      ({ status }) => status === 301,
    )
    const shopper = await context.newPage()
    await shopper.goto(`${siteOrigin(dealer.slug)}/finance`)
    await expect(shopper).toHaveURL(/\/loans$/)
    await expect(shopper.getByRole('heading', { name: 'Drive now, pay later' })).toBeVisible()
    await shopper.close()
  })

  await test.step('back at its old address the redirect goes, as the form says', async () => {
    await address.fill('/finance')
    await expect(page.getByText('A redirect sends visitors of /finance to /loans.')).toBeVisible()
    await expect(publishButton(page)).toBeEnabled()
    await publishButton(page).click()
    await until(
      () => ask(demoPort(), '/finance', { host: `${dealer.slug}.localhost` }),
      ({ status }) => status === 200,
    )
  })

  await test.step('unpublishing says what links to the page', async () => {
    await page.reload()
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-unpublish').click()
    const dialog = page.getByRole('dialog', { name: 'Take this page off the site?' })
    await expect(dialog.getByText('places link to this page.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Offers' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: '/loans' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Take it off the site' }).click()
    await expect(page.getByText('The page is off the site.')).toBeVisible()
    await until(
      () => ask(demoPort(), '/finance', { host: `${dealer.slug}.localhost` }),
      ({ status }) => status === 404,
    )
  })
})
