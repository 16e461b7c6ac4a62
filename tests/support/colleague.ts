import type { Browser, Page } from 'playwright/test'
import { signIn } from './admin-pages.ts'
import type { CmsApi } from './cms-api.ts'
import type { Dealer } from './dealer.ts'

/** Mia Chen, another editor of the dealer's, signed in with a browser of her own. Its context is closed by the test. */
export async function openColleague(browser: Browser, { cms, dealer }: { cms: CmsApi; dealer: Dealer }): Promise<Page> {
  const who = { name: 'Mia Chen', email: `mia@${dealer.slug}.example`, password: 'correct horse battery' }
  await cms.create('users', { ...who, role: 'editor', tenants: [{ tenant: dealer.id }] })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await signIn(page, who)
  return page
}
