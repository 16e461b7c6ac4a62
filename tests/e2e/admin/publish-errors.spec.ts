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

test('what keeps a page from being published is a link: it scrolls to the field, opens its blocks, also where one closes meanwhile, and focuses it', async ({
  page,
  dealer,
  cms,
  complaints,
  task,
}) => {
  test.setTimeout(120_000)
  complaints.expect(/status of 400/)
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, ...incomplete })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const collapseAll = page.getByRole('button', { name: 'Collapse All' }).first()
  const problems = page.getByRole('navigation', { name: /needs? your attention/ })
  const link = problems.getByRole('button', { name: /Hero \(block 7 > Columns > 1\)/ }).first()
  const heading = page.locator('#field-layout__6__first__0__heading')
  await test.step('the link leads to the field, and the page is published once it is filled in', async () => {
    await collapseAll.click()
    const done = task('fix-problem', 'pointer')
    await publishButton(page).click()
    await link.click()
    await expectKeptFocus(heading)
    await expect(heading).toBeInViewport()
    await heading.fill('Now it is complete')
    await publishButton(page).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
    await done()
    await expect(problems).toBeHidden()
  })

  await test.step('a block that closes while the link opens it is opened again', async () => {
    await heading.fill('')
    await collapseAll.click()
    await publishButton(page).click()
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
    await expectKeptFocus(heading)
  })
})
