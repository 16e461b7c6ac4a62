import pg from 'pg'
import { signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, demoDatabase } from '#tests/support/demo-of-the-run.ts'

const owned = Array.from({ length: 12 }, (_, index) => `S${index + 10}`)

test('an editor sees which vehicles a run would withdraw and why, and approves it by keyboard at 390 px', async ({
  page,
  dealer,
  cms,
}) => {
  const data = { tenant: dealer.id, name: 'Nightly', source: 'folder', format: 'forecourt', pattern: '*.csv' }
  const { id } = await cms.create('stock-feeds', data)
  const pool = new pg.Pool({ connectionString: demoDatabase() })
  // As a run leaves it that lacked eleven of twelve.
  await pool.query(
    `insert into stock.feed_ledger (tenant_id, feed_id, stocknum, fingerprint, confirmed_at, held_at)
     select $1, $2, n, '', now(), case when n = 'S10' then null else now() end from unnest($3::text[]) n`,
    [dealer.id, id, owned],
  )
  await signIn(page, dealer.editor)
  await test.step('the vehicles are shown at every width', async () => {
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/${id}`)
      await expect(page.getByRole('heading', { name: '11 vehicles waiting for approval' })).toBeVisible()
      await page.screenshot({ path: `test-results/feeds-held-${width}.png`, fullPage: true })
    }
  })
  const held = page.getByRole('region', { name: '11 vehicles waiting for approval' })
  await test.step('the reason is given', async () => {
    await expect(held).toContainText('the file no longer contains 11 of the 12 vehicles of this feed')
    await expect(held).toContainText('S11')
    await expect(held).toContainText('and 1 more')
  })
  await test.step('Escape leaves the question, Enter asks it again', async () => {
    await held.getByRole('button', { name: 'Approve' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(held.getByRole('button', { name: 'Approve' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(held.getByRole('group')).toBeFocused()
    expect(
      await axeFindings(page, {
        without: ['.react-select', '.doc-tabs', '.popup-button'],
        impacts: ['serious', 'critical'],
      }),
    ).toEqual([])
  })
  await test.step('the approval is saved', async () => {
    await held.getByRole('button', { name: 'Take them off the site' }).press('Enter')
    await expect(held).toContainText('Approved. The next import removes them')
    const { rows } = await pool.query(
      'select count(*)::int as approved from stock.feed_ledger where feed_id = $1 and approved_at is not null',
      [id],
    )
    expect(rows).toEqual([{ approved: 11 }])
  })
  await pool.end()
})
