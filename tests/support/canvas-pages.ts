import { expect, type FrameLocator, type Locator, type Page, type Response } from 'playwright/test'
import { signIn } from './admin-pages.ts'
import type { CmsApi } from './cms-api.ts'
import type { Dealer } from './dealer.ts'
import { adminOrigin } from './demo-of-the-run.ts'

/** Opens a page on the canvas and waits until its structure is there. */
export async function openCanvas(page: Page, id: number): Promise<void> {
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=canvas`)
  // Hidden behind its button on narrow screens.
  await expect(page.locator('.fc-canvas-row').first()).toBeAttached()
}

interface NewPage {
  dealer: Dealer
  cms: CmsApi
  layout: readonly object[]
  path?: string
}

/** Creates a published page of the dealer's and shows it to the editor on the canvas. Gives its id. */
export async function openNewPage(page: Page, { dealer, cms, layout, path = '/canvas' }: NewPage): Promise<number> {
  const { id } = await cms.create('pages', { tenant: dealer.id, title: 'Canvas', path, layout, _status: 'published' })
  await signIn(page, dealer.editor)
  await openCanvas(page, id)
  return id
}

/** Like `openNewPage`, and waits until the frame shows the page and knows its fields. */
export async function showNewPage(page: Page, input: NewPage): Promise<{ id: number; frame: FrameLocator }> {
  const id = await openNewPage(page, input)
  await waitForFrame(page)
  return { id, frame: canvasFrame(page) }
}

/** Waits until the frame shows the page's newest blocks and knows their fields. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('canvas-shown').length > 0)
}

export const canvasFrame = (page: Page): FrameLocator => page.frameLocator('.fc-canvas-frame')

export const structure = (page: Page): Locator => page.getByRole('tree', { name: 'Structure of the page' })

/** The rows of the structure whose label begins with these words. */
export const row = (page: Page, label: string): Locator =>
  structure(page).getByRole('treeitem', { name: new RegExp(`^${label}`) })

/** Names of the blocks and slots of the structure, from top to bottom. */
export const readStructure = (page: Page): Promise<string[]> => page.locator('.fc-canvas-row__label').allTextContents()

/** The fields of the selected block. */
export const panel = (page: Page): Locator => page.locator('.fc-canvas-panel')

export const panelHeading = (page: Page): Locator => panel(page).getByLabel('Heading', { exact: false })

/** What the canvas said last, to screen readers and to all. */
export const said = (page: Page): Locator => page.locator('.fc-canvas-said')

/** Waits for the next draft that the server stores. */
export const nextSave = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
