import { expectKeptFocus, openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const fine = (id: number) => ({ id: `fine-${id}`, blockType: 'hero', heading: `Heading ${id}` })

test('what keeps a page from being published is a link: it scrolls to the field, opens its blocks and focuses it', async ({
  page,
  dealer,
  cms,
  complaints,
  task,
}) => {
  complaints.expect(/status of 400/)
  const { id } = await cms.create('pages?draft=true', {
    tenant: dealer.id,
    title: 'Incomplete',
    path: '/incomplete',
    layout: [
      ...[1, 2, 3, 4, 5, 6].map(fine),
      { id: 'outer', blockType: 'columns', first: [{ id: 'inner', blockType: 'hero' }] },
    ],
  })
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
