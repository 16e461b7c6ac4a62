import { test as base } from 'playwright/test'
import { type MeasureTask, measureTasks } from '#tests/tasks/measure-task.ts'
import { type CmsApi, cmsAs } from './cms-api.ts'
import { type Complaints, listenForComplaints } from './complaints.ts'
import { type Dealer, aDealer } from './dealer.ts'
import { adminOrigin, administratorToken } from './demo-of-the-run.ts'

export { expect, type Locator, type Page } from 'playwright/test'

interface Fixtures {
  /** A console error or warning fails the test, unless it says here that it expects it. */
  complaints: Complaints
  /** A site for this test, deleted afterwards. */
  dealer: Dealer
  /** Begins a task of a marketer, and holds it to its budget when it ends. */
  task: MeasureTask
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
  task: async ({ page }, use) => use(await measureTasks(page)),
  dealer: async ({ cms, context }, use) => {
    const dealer = await aDealer(cms)
    await use(dealer)
    // A pending request would fail after its user is deleted.
    await Promise.all(context.pages().map((page) => page.close()))
    await dealer.remove()
  },
})
