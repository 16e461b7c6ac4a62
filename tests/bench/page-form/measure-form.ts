import type { Page } from 'playwright'

export interface FormFigures {
  /** Milliseconds from the address to the last placeholder. */
  opening: number
  /** Requests of the opened form to the server, without scripts, styles and fonts. */
  requests: number
  /** Milliseconds from a key's press to the next frame after it. */
  keys: number[]
  /** Elements of the form with all rows open, and with all collapsed. */
  elements: { open: number; collapsed: number }
  /** Editors of rich text likewise. */
  editors: { open: number; collapsed: number }
}

interface Form {
  page: Page
  url: string
  /** Place of the row to type in. */
  row: number
  /** Its field of text. */
  field: string
}

const rows = '#field-layout > .blocks-field__rows > *'
/** What stands for fields that are not drawn yet: Payload's shimmer and empty rows, and ours. */
const placeholders = ['.shimmer-effect', '.blocks-field__fields:empty', '.fc-block-body:empty'].join(', ')
const words = 'The quick brown fox jumps over the lazy dog and types on '
/** Milliseconds between keys of a quick typist. */
const betweenKeys = 120

/** Opens a form of many rows, sees all of them, types into one in the middle and collapses all. */
export async function measureForm({ page, url, row, field }: Form): Promise<FormFigures> {
  const { opening, requests } = await openForm(page, url)
  await seeAllRows(page)
  const keys = await typeInto(page, { row, field })
  const open = await countParts(page)
  await page.locator('#field-layout > header').getByRole('button', { name: 'Collapse All' }).click()
  await page.waitForFunction(
    (selector) => document.querySelectorAll(`${selector} .collapsible--collapsed`).length > 0,
    rows,
  )
  await page.waitForTimeout(1_000)
  const collapsed = await countParts(page)
  return {
    opening,
    requests,
    keys,
    elements: { open: open.elements, collapsed: collapsed.elements },
    editors: { open: open.editors, collapsed: collapsed.editors },
  }
}

const unneeded = new Set(['script', 'stylesheet', 'font'])

async function openForm(page: Page, url: string): Promise<{ opening: number; requests: number }> {
  let requests = 0
  const count = (request: { resourceType: () => string }) => {
    if (!unneeded.has(request.resourceType())) requests += 1
  }
  page.on('request', count)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(rows)
  const opening = await page.evaluate(waitForPlaceholders, placeholders)
  page.off('request', count)
  return { opening, requests }
}

/** Runs in the page. Resolves to its milliseconds when the last placeholder in view went away. */
function waitForPlaceholders(selector: string): Promise<number> {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility() && top < window.innerHeight && bottom > 0
  }
  return new Promise((resolve) => {
    let last = performance.now()
    const look = () => {
      if ([...document.querySelectorAll(selector)].some(isInView)) last = performance.now()
      if (performance.now() - last > 2_000) resolve(last)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A form draws the fields of a row when it comes into view. */
async function seeAllRows(page: Page): Promise<void> {
  const count = await page.locator(rows).count()
  for (let row = 0; row < count; row += 1) {
    await page
      .locator(rows)
      .nth(row)
      .evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(() => !document.querySelector('#field-layout .shimmer-effect'))
}

async function typeInto(page: Page, { row, field }: Pick<Form, 'row' | 'field'>): Promise<number[]> {
  await page
    .locator(rows)
    .nth(row)
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const input = page.locator(field)
  await input.scrollIntoViewIfNeeded()
  await input.click()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(window, { took })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => took.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        }),
      true,
    )
  })
  for (const key of words) {
    await page.keyboard.type(key)
    await page.waitForTimeout(betweenKeys)
  }
  return page.evaluate(() => ('took' in window && Array.isArray(window.took) ? window.took.map(Number) : []))
}

const countParts = (page: Page): Promise<{ elements: number; editors: number }> =>
  page.locator('#field-layout').evaluate((form) => ({
    elements: form.querySelectorAll('*').length,
    editors: form.querySelectorAll('[contenteditable=true]').length,
  }))
