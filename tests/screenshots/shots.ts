import type { FrameLocator, Page } from 'playwright'

export interface Shot {
  /** The file, `docs/pictures/guides/<name>.webp`; `../admin` is that of README. */
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

/** Opens the first page that a search finds on the canvas, and waits until its frame shows it. */
async function openCanvas(page: Page, admin: string, search: string): Promise<FrameLocator> {
  await openFirst('pages', search)(page, admin)
  await page.goto(`${page.url()}?view=canvas`)
  await page.waitForFunction(() => performance.getEntriesByName('canvas-shown').length > 0)
  return page.frameLocator('.fc-canvas-frame')
}

/** A new version of a page, with another heading and one block less, as a colleague would save it. */
async function changePage(page: Page, id: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { layout } = await (await fetch(`${address}?depth=0`)).json()
    const [first, , ...others] = layout
    await fetch(address, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
      body: JSON.stringify({ layout: [{ ...first, heading: 'Thirty-one years on Wises Road' }, ...others] }),
    })
  }, `/cms/api/pages/${id}`)
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
  {
    name: 'canvas',
    open: async (page, admin) => {
      const frame = await openCanvas(page, admin, 'Home')
      await frame.getByRole('heading', { name: 'What Coast locals say' }).click()
      await page.locator('.fc-canvas-panel').getByLabel('Heading').waitFor()
    },
  },
  {
    name: '../admin',
    open: async (page, admin) => {
      const frame = await openCanvas(page, admin, 'Home')
      await frame.getByRole('heading', { name: 'What Coast locals say' }).click()
      await page.getByRole('tab', { name: 'Add' }).click()
      await page.locator('.fc-library img').first().waitFor()
    },
  },
  {
    name: 'library',
    open: async (page, admin) => {
      await openCanvas(page, admin, 'Home')
      await page.getByRole('tab', { name: 'Add' }).click()
      await page.getByLabel('Search blocks').fill('offers')
      await page.locator('.fc-library img').first().waitFor()
    },
  },
  {
    name: 'text-in-place',
    open: async (page, admin) => {
      const frame = await openCanvas(page, admin, 'About us')
      const words = frame.getByText('Coastline is owned by the people who run it.')
      await words.click()
      await words.click()
      await frame.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    },
  },
  {
    name: 'link',
    open: async (page, admin) => {
      const frame = await openCanvas(page, admin, 'Home')
      await frame.getByRole('link', { name: 'View Offers' }).click()
      await page.getByRole('dialog', { name: 'Change the link' }).waitFor()
    },
  },
  {
    name: 'save-section',
    open: async (page, admin) => {
      await openCanvas(page, admin, 'Home')
      await page.getByRole('treeitem').nth(1).click()
      await page.getByRole('button', { name: 'Save as section…' }).click()
      await page.getByLabel('Name of the section').fill('Offers of the month')
    },
  },
  {
    name: 'new-page',
    open: async (page, admin) => {
      await page.goto(`${admin}/admin/collections/pages/create`)
      await page.getByText('EOFY sale', { exact: true }).click()
      await page.getByLabel('Title').fill('EOFY sale')
    },
  },
  {
    name: 'versions',
    open: async (page, admin) => {
      await openFirst('pages', 'About us')(page, admin)
      await changePage(page, /pages\/(\d+)/.exec(page.url())?.[1] ?? '')
      await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}/versions`)
      await page.locator('.fc-versions__when').first().waitFor()
    },
  },
  {
    name: 'version',
    open: async (page) => {
      await page.locator('.fc-versions__when').first().click()
      await page.locator('.fc-version__part').first().waitFor()
    },
  },
  {
    name: 'where-used',
    open: async (page, admin) => {
      await openFirst('sections', 'Why')(page, admin)
      await page.goto(`${page.url()}?view=form`)
      await page.locator('.fc-where-used a').first().waitFor()
    },
  },
  { name: 'block-type', open: goTo('/blocks/lead-form') },
  {
    name: 'new-site',
    open: async (page, admin) => {
      await page.goto(`${admin}/admin/new-site`)
      await page.getByLabel('Name', { exact: true }).fill('Harbour Motors')
    },
  },
  { name: 'feeds', open: goTo('/collections/stock-feeds') },
  { name: 'feed', open: openFirst('stock-feeds', '') },
  { name: 'leads', open: goTo('/collections/leads') },
  { name: 'site', open: openFirst('tenants', 'Coastline') },
]
