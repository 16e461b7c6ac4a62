import { expectKeptFocus, openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const fine = (id: number) => ({ id: `fine-${id}`, blockType: 'hero', heading: `Heading ${id}` })

/** Six blocks that can be published, and columns with a block whose heading is missing. */
const incomplete = {
  title: 'Incomplete',
  path: '/incomplete',
  layout: [
    ...[1, 2, 3, 4, 5, 6].map(fine),
    { id: 'outer', blockType: 'columns', first: [{ id: 'inner', blockType: 'hero' }] },
  ],
}

test('what keeps a page from being published is a link: it scrolls to the field, opens its blocks and focuses it', async ({
  page,
  dealer,
  cms,
  complaints,
  task,
}) => {
  complaints.expect(/status of 400/)
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, ...incomplete })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  await page.getByRole('button', { name: 'Collapse All' }).first().click()
  const done = task('fix-problem', 'pointer')
  await publishButton(page).click()
  const problems = page.getByRole('navigation', { name: /needs? your attention/ })
  await problems
    .getByRole('button', { name: /Hero \(block 7 > Columns > 1\)/ })
    .first()
    .click()
  const heading = page.locator('#field-layout__6__first__0__heading')
  await expectKeptFocus(heading)
  await expect(heading).toBeInViewport()
  await heading.fill('Now it is complete')
  await publishButton(page).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await done()
  await expect(problems).toBeHidden()
})

test('a block that closes while the link opens it is opened again', async ({ page, dealer, cms, complaints }) => {
  complaints.expect(/status of 400/)
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, ...incomplete })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  await page.getByRole('button', { name: 'Collapse All' }).first().click()
  await publishButton(page).click()
  const link = page.getByRole('button', { name: /Hero \(block 7 > Columns > 1\)/ })
  await expect(link).toBeVisible()
  // A form state that was requested before closes the row again once it is open.
  await page.evaluate(() => {
    const row = document.getElementById('layout-row-6')
    const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle')
    const observer = new MutationObserver(() => {
      if (!toggle?.matches('.collapsible__toggle--open')) return
      observer.disconnect()
      toggle.click()
    })
    if (row) observer.observe(row, { attributes: true, subtree: true })
  })
  await link.click()
  await expectKeptFocus(page.locator('#field-layout__6__first__0__heading'))
})
