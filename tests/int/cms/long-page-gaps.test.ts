import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { longestGapShare } from '#tests/support/longest-gap-share.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

/** The share of a step's CPU time for which other requests may wait at once. Machines differ too much in speed for milliseconds. */
const longestShare = {
  /** Measured 0.09 to 0.13; without turns 0.25 to 0.34. */
  create: 0.17,
  /** Measured 0.08 to 0.13; without turns 0.23 to 0.33. */
  save: 0.17,
  /** Measured 0.04 to 0.07; without turns 0.45 to 0.56. */
  publish: 0.17,
  /** Measured 0.30 to 0.39; without turns 0.52 to 0.62. */
  read: 0.46,
}

let running: TestCms
let sites: Sites
let editor: Person

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => running.stop())

/** Pages made by this test, also by its earlier try: each has a path of its own. */
let made = 0

async function send(path: string, method: string, body?: object) {
  const answer = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'If-Match': '*', Authorization: `JWT ${editor.token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok).toBe(true)
}

test('a page of 1,000 blocks is saved, published and read without a pause of the process', async () => {
  const layout = Array.from({ length: documentLimits.blocks }, (_, at) => ({
    id: `b${at}`,
    blockType: 'hero',
    heading: `Block ${at}`,
  }))
  const aDraft = () => ({ tenant: sites.own, title: 'Page', path: `/long-${(made += 1)}`, layout })
  const { id } = await running.cms.create({ collection: 'pages', data: aDraft(), draft: true } as never)
  const steps: Record<keyof typeof longestShare, () => Promise<void>> = {
    create: () => send('/pages?draft=true', 'POST', aDraft()),
    save: () => send(`/pages/${id}?draft=true&autosave=true`, 'PATCH', { layout }),
    publish: () => send(`/pages/${id}`, 'PATCH', { layout, _status: 'published' }),
    read: () => send(`/pages/${id}`, 'GET'),
  }
  const tooLong: Record<string, number[]> = {}
  for (const step of ['create', 'save', 'publish', 'read'] as const) {
    const work = steps[step]
    // Other processes of the machine share the processor's caches with this one: the least of three is the step's own.
    const shares = [await longestGapShare(work), await longestGapShare(work), await longestGapShare(work)]
    if (Math.min(...shares) > longestShare[step]) tooLong[step] = shares
  }
  expect(tooLong).toEqual({})
}, 240_000)
