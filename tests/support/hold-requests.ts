import type { Page } from 'playwright/test'

/** All scripts of a site: without them its pages are as the server sent them. */
export const siteScripts = '**/assets/**/*.js'

/** Holds back the requests for these addresses (a glob) until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
