import { expect, type FrameLocator, type Locator, type Page, type Request } from 'playwright/test'
import { adminOrigin } from './demo-of-the-run.ts'
import { tabTo } from './tab-to.ts'

/** The admin as staff see it. */
interface Credentials {
  email: string
  password: string
}

/** Signs in without a page: two of them cost three seconds of a core in each test. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post(`${adminOrigin()}/cms/api/users/login`, { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in as people do; the dashboard is open afterwards. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto(`${adminOrigin()}/admin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${adminOrigin()}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Waits until a field that the admin focuses by itself keeps the focus for some frames. What is typed sooner would be counted as a field that
 * the test had to focus (`tests/tasks/count-steps.ts`).
 */
export async function expectKeptFocus(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await field.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let frames = 0
        const look = () => {
          frames = element === document.activeElement ? frames + 1 : 0
          if (frames > 6) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Opens a page's form and waits until it can be typed into. */
export async function openPage(page: Page, id: number): Promise<void> {
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}`)
  await expect(page.locator('#field-title')).toBeEditable()
  await expect(publishButton(page)).toBeVisible()
}

export const publishButton = (page: Page): Locator => page.locator('#action-save')

/** Publishes by keys alone. Payload's button takes no press while a draft is being saved: then it is pressed again, as a person would. */
export async function publishByKeyboard(page: Page): Promise<void> {
  const button = publishButton(page)
  const isPublishing = (request: Request) => request.method() === 'PATCH' && !request.url().includes('autosave=true')
  const published = page.waitForResponse((response) => isPublishing(response.request()))
  let isSent = false
  page.on('request', (request) => (isSent ||= isPublishing(request)))
  await expect(async () => {
    if (isSent) return
    await expect(button).toBeEnabled()
    if (!(await button.evaluate((element) => element === document.activeElement))) await tabTo(button, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => isSent, { timeout: 2_000 }).toBe(true)
  }).toPass({ timeout: 15_000 })
  await published
}

/**
 * Adds a block at the end and waits until its fields are there and the draft is saved; gives its row in the form. What is chosen within a quarter of a
 * second before Payload saves a draft is saved, but which other fields it shows is asked with the next change alone.
 */
export async function addBlock(page: Page, label: string): Promise<Locator> {
  const rows = page.locator('#field-layout > .blocks-field__rows > *')
  const count = await rows.count()
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  const library = page.getByRole('dialog')
  // A field that is still loading moves the button away from under the mouse: then it is pressed again, as a person would.
  await expect(async () => {
    if (!(await library.isVisible())) await page.getByRole('button', { name: 'Add Block' }).click()
    await expect(library).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 15_000 })
  await library.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await expect(rows).toHaveCount(count + 1)
  const row = rows.nth(count)
  await expect(row.locator('.shimmer-effect')).toHaveCount(0)
  await saved
  return row
}

/** Shows the draft on its site beside the form; gives its frame. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Live Preview', exact: true }).click()
  return page.frameLocator('iframe')
}
