import { openPreview, publishByKeyboard, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const hero = { id: 'hero', blockType: 'hero', heading: 'Servicing', text: 'Book in' }
const map = { id: 'map', blockType: 'location-grid', heading: 'Find us' }

async function aTemplate(cms: CmsApi, dealer: Dealer) {
  const slug = `template-${dealer.slug}`
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' }
  const { id } = await cms.create('tenants', { slug, name: slug, isTemplate: true, ...place })
  const { id: page } = await cms.create('pages', {
    tenant: id,
    title: 'Servicing',
    path: '/service',
    layout: [hero, map],
    _status: 'published',
  })
  await cms.change('tenants', dealer.id, { template: id })
  return {
    page,
    publish: (layout: object[]) => cms.change('pages', page, { layout, _status: 'published' }),
    remove: async () => {
      await cms.change('tenants', dealer.id, { template: null })
      await cms.remove('tenants', id)
    },
  }
}

/** A template with a page, which the site's editor has open. */
async function openTemplatesPage(page: Page, { cms, dealer }: { cms: CmsApi; dealer: Dealer }) {
  const template = await aTemplate(cms, dealer)
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/pages/${template.page}`)
  return template
}

const served = (dealer: Dealer, ...words: string[]) =>
  until(
    () => ask(demoPort(), '/service', { host: `${dealer.slug}.localhost` }),
    ({ text }) => words.every((each) => text.includes(each)),
  )

const heading = (page: Page) => page.locator('#field-layout__0__heading')
const differences = (page: Page) => page.getByRole('note').getByText(/differences? from the template’s page/)

test('a marketer customises one section of a template’s page in 4 steps, is told what becomes the site’s, and everything else follows the template', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(180_000)
  const template = await openTemplatesPage(page, { cms, dealer })
  await test.step('on the template’s page nothing can be typed', async () => {
    await expect(heading(page)).toHaveValue('Servicing')
    await expect(heading(page)).toBeDisabled()
    const control = ':is(input:not([type=hidden]), textarea, select):enabled'
    await expect(page.locator('.fc-block-body').first().locator(control)).toHaveCount(0)
  })
  let steps = 0
  const step = async (work: () => Promise<void>) => {
    steps += 1
    await work()
  }
  await test.step('a section is opened to be customised', async () => {
    await step(() => page.getByText('Sections of this page').click())
    await step(() => page.getByRole('button', { name: 'Customise Hero: Servicing' }).click())
    await page.waitForURL(/\?block=hero$/)
    await expect(heading(page)).toBeInViewport()
    await expect(page.locator('#layout-row-0 .fc-origin').first()).toHaveText('From the template')
    await expect(page.getByText('Nothing differs from the template’s page.')).toBeVisible()
    await expect(heading(page)).toBeEditable()
  })
  await test.step('the first change of a section is said, and taken back with one press', async () => {
    await heading(page).fill('We service all makes')
    await expect(page.getByText('Hero (block 1): what you changed is your site’s own now.')).toBeVisible()
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Use the template’s value' }).click()
    await expect(heading(page)).toHaveValue('Servicing')
    await expect(differences(page)).toHaveCount(0)
  })
  await test.step('the section is customised and published', async () => {
    await step(() => heading(page).fill('We service all makes'))
    await expect(differences(page)).toHaveText('1 difference from the template’s page')
    await expect(page.locator('#layout-row-0 .fc-origin').first()).toHaveText('Customised')
    await expect(page.locator('#layout-row-1 .fc-origin').first()).toHaveText('From the template')
    await step(() => publishButton(page).click())
    await served(dealer, 'We service all makes', 'Book in')
    expect(steps).toBeLessThanOrEqual(4)
  })
  await test.step('a change of the template is on the site at once, and in the form when asked for', async () => {
    await template.publish([{ ...hero, heading: 'Service centre', text: 'Book your service' }, map])
    await served(dealer, 'We service all makes', 'Book your service')
    await page.reload()
    await page.getByRole('button', { name: 'Show them here' }).click()
    await expect(page.getByRole('button', { name: 'Show them here' })).toHaveCount(0)
    await expect(page.locator('#field-layout__0__text')).toHaveValue('Book your service')
    await expect(heading(page)).toHaveValue('We service all makes')
  })
  await test.step('one field goes back to the template, and is previewed', async () => {
    await differences(page).click()
    await page.getByRole('button', { name: /^Use the template’s value: .* › Heading$/ }).click()
    await expect(heading(page)).toHaveValue('Service centre')
    await expect(differences(page)).toHaveCount(0)
    await expect(page.getByText('Nothing differs from the template’s page.')).toBeVisible()
    const frame = await openPreview(page)
    await expect(frame.getByRole('heading', { name: 'Service centre' })).toBeVisible()
  })
  await test.step('the canvas says what a change means before it is made', async () => {
    await page.getByRole('button', { name: 'Edit on the page' }).click()
    await page.getByRole('treeitem', { name: /^Hero/ }).click()
    await expect(page.getByText('What you change here becomes your site’s own.')).toBeVisible()
  })
  await template.remove()
})

test('by keyboard alone a marketer removes a section of the template on the canvas, and brings it back', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
  const template = await openTemplatesPage(page, { cms, dealer })
  await expect(page.getByText('Sections of this page')).toBeVisible()
  await tabTo(page.getByText('Sections of this page'))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Customise Location grid: Find us' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?block=map$/)
  await expect(page.locator('#field-title')).toBeEditable()
  await test.step('removes the section and publishes', async () => {
    await expect(page.getByText('Nothing differs from the template’s page.')).toBeVisible()
    await tabTo(page.getByRole('button', { name: 'Edit on the page' }))
    await page.keyboard.press('Enter')
    const row = page.getByRole('treeitem', { name: /^Location grid/ })
    await tabTo(row)
    await page.keyboard.press('Delete')
    await expect(row).toHaveCount(0)
    await tabTo(page.getByRole('button', { name: 'Form', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(differences(page)).toHaveText('1 difference from the template’s page')
    await publishByKeyboard(page)
    await until(
      () => ask(demoPort(), '/service', { host: `${dealer.slug}.localhost` }),
      ({ text }) => !text.includes('Find us'),
    )
  })
  await test.step('brings it back', async () => {
    await page.reload()
    await expect(differences(page)).toBeVisible()
    await tabTo(differences(page))
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: /^Bring back Blocks › Location grid/ }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-layout__1__heading')).toHaveValue('Find us')
    await publishByKeyboard(page)
    await served(dealer, 'Find us')
  })
  await template.remove()
})
