import { test as base } from '@playwright/test'
import { type CmsApi, cmsAs } from './cms-api.ts'
import { type Complaints, listenForComplaints } from './complaints.ts'
import { type Dealer, aDealer } from './dealer.ts'
import { adminOrigin, administratorToken } from './demo-of-the-run.ts'

export { expect, type Locator, type Page } from '@playwright/test'

interface Fixtures {
  /** A console error or warning fails the test, unless it says here that it expects it. */
  complaints: Complaints
  /** A site of the test's own, gone after it. */
  dealer: Dealer
}

interface WorkerFixtures {
  /** The CMS as the platform's administrator. */
  cms: CmsApi
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  cms: [async ({}, use) => use(cmsAs(adminOrigin(), administratorToken())), { scope: 'worker' }],
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context)
      await use(complaints)
      base.expect(complaints.unexpected(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  dealer: async ({ cms, context }, use) => {
    const dealer = await aDealer(cms)
    await use(dealer)
    // A request that is still out would find its author gone.
    await Promise.all(context.pages().map((page) => page.close()))
    await dealer.remove()
  },
})
