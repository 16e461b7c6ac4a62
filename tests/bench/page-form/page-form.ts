import { chromium, type Page } from 'playwright'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startDemo } from '#tests/support/demo.ts'
import { createLongPage } from '../create-long-page.ts'
import type { Finding } from '../finding.ts'
import { type FormFigures, measureForm } from './measure-form.ts'
import { openPlainPage } from './open-plain-page.ts'
import { startPlainAdmin } from './plain-admin/start.ts'

/** A hero in the middle of the page. */
const row = 30
const field = `#field-layout__${row}__heading`

/** The form of a page of 60 blocks in our admin, beside a plain Payload blocks field of the same content. */
export async function pageForm(say: (line: string) => void): Promise<Finding[]> {
  const demo = await startDemo({ count: 60, say: () => undefined })
  const plain = await startPlainAdmin(() => undefined)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const look = async (open: (page: Page) => Promise<string>): Promise<FormFigures> => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const url = await open(page)
      // The first look fills the caches of the server and the browser.
      await page.goto(url, { waitUntil: 'networkidle' })
      const figures = await measureForm({ page, url, row, field })
      await page.close()
      return figures
    }
    const ours = await look(async (page) => `${await createLongPage(page, { demo, count: 60 })}?view=form`)
    const theirs = await look((page) => openPlainPage(page.request, plain.origin))
    say(`Page form: ${JSON.stringify({ ours: { ...ours, keys: undefined }, plain: { ...theirs, keys: undefined } })}`)
    return describe(ours, theirs)
  } finally {
    await browser.close()
    await plain.stop()
    await demo.stop()
  }
}

function describe(ours: FormFigures, plain: FormFigures): Finding[] {
  const compare = (name: string, read: (figures: FormFigures) => number, target: number): Finding => ({
    name: `page form, ${name}`,
    of: `${name}, of a page of 60 blocks with all rows open; beside it a plain Payload blocks field of the same content`,
    target: { ratio: target, is: 'at most' },
    ratio: read(ours),
    details: { plain: read(plain), 'times the plain one': read(ours) / read(plain) },
  })
  return [
    compare('milliseconds a key, 95th percentile', ({ keys }) => findShare(keys, 0.95), 100),
    compare('milliseconds to the last placeholder', ({ opening }) => opening, 2_000),
    compare('requests at opening', ({ requests }) => requests, 30),
    compare('editors after Collapse All', ({ editors }) => editors.collapsed, 0),
  ]
}

const findShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
