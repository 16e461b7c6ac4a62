import { expect, test } from '#tests/support/browser-test.ts'
import { demoPort } from '#tests/support/demo-of-the-run.ts'
import { type Answer, ask } from '#tests/support/forecourt.ts'
import { type SpecifiedRoute, specifiedRoutes } from '#tests/support/specification-routes.ts'

/** The specification's other spellings, such as a slash at the end, lead to the page's own. */
const hopsAtMost = 2

async function readAddress({ route, site, example = route }: SpecifiedRoute): Promise<string> {
  if (!example.includes('{vehicle}')) return example
  const { text } = await ask(demoPort(), '/sitemap.xml', { host: `${site}.localhost` })
  const slug = /\/cars\/(\d{4}-[a-z0-9-]+)/.exec(text)?.[1] ?? 'none is listed'
  return example.replace('{vehicle}', slug)
}

async function follow(site: string, address: string, hops = hopsAtMost): Promise<Answer> {
  const answer = await ask(demoPort(), address, { host: `${site}.localhost` })
  const to = answer.headers.location ?? ''
  const isOtherSpelling = (answer.status === 301 || answer.status === 302) && !to.startsWith('/sign-in?')
  return isOtherSpelling && hops > 0 ? follow(site, to, hops - 1) : answer
}

for (const specified of specifiedRoutes) {
  const { route, cites, site, example = route, isGated = false } = specified
  test(`${site} answers ${example}${isGated ? ' by sign-in' : ''} (${cites})`, async () => {
    const { status, headers } = await follow(site, await readAddress(specified))
    expect(status).toBe(isGated ? 302 : 200)
    if (isGated) expect(headers.location).toContain(`redirect=${encodeURIComponent(example)}`)
  })
}
