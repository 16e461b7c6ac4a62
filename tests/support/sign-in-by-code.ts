import { expect, type Page } from 'playwright/test'
import { z } from 'zod'
import { administratorToken, adminOrigin } from './demo-of-the-run.ts'
import { tabTo } from './tab-to.ts'

const messages = z.object({ docs: z.array(z.object({ subject: z.string().nullish(), text: z.string().nullish() })) })

/** What was sent to a number or an address last, as staff read it among the messages of the admin. */
export async function lastMessageTo(to: string): Promise<{ subject: string; text: string }> {
  const query = new URLSearchParams({ 'where[to][equals]': to, sort: '-createdAt', limit: '1' })
  const answer = await fetch(`${adminOrigin()}/cms/api/messages?${query}`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  const [last] = messages.parse(await answer.json()).docs
  return { subject: last?.subject ?? '', text: last?.text ?? '' }
}

/** From the page that asks for a number, or an address, to the one behind it, by keyboard. */
export async function signInByCode(page: Page, to: string, field = /^Mobile number/): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: field }))
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^6-digit code/ })).toBeFocused()
  const { text } = await lastMessageTo(to)
  await page.keyboard.type(/^\d{6}/.exec(text)?.[0] ?? '')
}
