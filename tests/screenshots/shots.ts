import type { Page } from '@playwright/test'

export interface Shot {
  /** The file, `docs/pictures/guides/<name>.webp`. */
  name: string
  /** Brings the admin, signed in as an administrator, to the screen. */
  open: (page: Page, admin: string) => Promise<void>
}

const goTo = (path: string) => async (page: Page, admin: string) => {
  await page.goto(`${admin}/admin${path}`)
}

/** Opens the first row of a list that a search finds. */
const openFirst = (collection: string, search: string) => async (page: Page, admin: string) => {
  await page.goto(`${admin}/admin/collections/${collection}?search=${encodeURIComponent(search)}`)
  await page.locator('table tbody tr').first().getByRole('link').first().click()
  await page.waitForURL(/\/collections\/[^/]+\/\d+/)
}

/** Every picture of the guide for marketers. */
export const shots: readonly Shot[] = [
  { name: 'dashboard', open: goTo('') },
  { name: 'pages', open: goTo('/collections/pages') },
  {
    name: 'page-editor',
    open: async (page, admin) => {
      await openFirst('pages', 'Home')(page, admin)
      await page.getByRole('button', { name: 'Live Preview', exact: true }).click()
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'block-chooser',
    open: async (page, admin) => {
      await openFirst('pages', 'Home')(page, admin)
      await page.getByRole('button', { name: 'Add Block' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  { name: 'feeds', open: goTo('/collections/stock-feeds') },
  { name: 'feed', open: openFirst('stock-feeds', '') },
  { name: 'leads', open: goTo('/collections/leads') },
  { name: 'site', open: openFirst('tenants', 'Coastline') },
]
