import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, administratorToken } from '#tests/support/demo-of-the-run.ts'

test('what is typed into two fields while a save is under way stays, and is stored', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const answered = Promise.withResolvers<void>()
  let isHeld = false
  await page.route(/\/cms\/api\/pages\/\d+\?.*autosave=true/, async (route) => {
    const response = await route.fetch()
    if (!isHeld) {
      isHeld = true
      await answered.promise
    }
    await route.fulfill({ response })
  })
  const heading = page.locator('#field-layout__0__heading')
  const sent = page.waitForRequest((request) => request.url().includes('autosave=true'))
  await page.locator('#field-title').fill('Home of ours')
  await sent
  await heading.fill('Typed first')
  await page.locator('#field-layout__0__text').fill('Typed second')
  answered.resolve()
  const stored = async () => {
    const response = await fetch(`${adminOrigin()}/cms/api/pages/${dealer.home}?draft=true&depth=0`, {
      headers: { Authorization: `JWT ${administratorToken()}` },
    })
    const { title: name, layout } = await response.json()
    return [name, layout[0].heading, layout[0].text]
  }
  await expect.poll(stored).toEqual(['Home of ours', 'Typed first', 'Typed second'])
  await expect(heading).toHaveValue('Typed first')
})
