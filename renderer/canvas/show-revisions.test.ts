// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import { showRevisions } from './show-revisions.ts'

const answer = { top: [], html: {}, slots: {}, titledBy: null }
const viewAs = { audience: null, flags: {}, at: null, vehicle: null, colourScheme: null }
const revision = (number: number) => ({
  type: 'canvas:show' as const,
  revision: number,
  layout: [],
  changed: null,
  viewAs,
  edit: 0,
})

/** A frame whose site answers as it is told, call by call. */
function aFrame(answers: (() => Promise<Response>)[]) {
  const sent: CanvasEvent[] = []
  const ask = vi.fn<typeof fetch>(async () => (answers.shift() ?? (async () => Response.json(answer)))())
  vi.stubGlobal('fetch', ask)
  const swap = vi.fn<() => void>()
  // jsdom has none.
  const reported = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', reported)
  const link = { send: (event: CanvasEvent) => void sent.push(event), listen: () => undefined }
  return { sent, ask, swap, reported, revisions: showRevisions({ link, swap }) }
}

const away = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => vi.unstubAllGlobals())

test('without a network the last picture stays, and the newest change is shown once the network is back', async () => {
  const { sent, swap, revisions } = aFrame([away, away])
  revisions.show(revision(1))
  await expect.poll(() => sent).toMatchObject([{ revision: 1, isUnreachable: true }])
  revisions.show(revision(2))
  await expect.poll(() => sent).toHaveLength(2)
  expect(swap).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent[2]).toMatchObject({ revision: 2, failure: null, isUnreachable: false })
})

test('a site that is started again is asked again by itself', async () => {
  const { sent, revisions } = aFrame([async () => Response.json({}, { status: 502 })])
  revisions.show(revision(1))
  await expect.poll(() => sent).toMatchObject([{ isUnreachable: true }, { revision: 1, failure: null }])
})

test('a refusal is told, and not asked again', async () => {
  const detail = 'This preview link has expired.'
  const { sent, ask, revisions } = aFrame([
    async () => Response.json({ code: 'preview-expired', detail }, { status: 410 }),
  ])
  revisions.show(revision(1))
  const told = { failure: `preview-expired: ${detail}`, isUnreachable: false }
  await expect.poll(() => sent).toMatchObject([told])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('behind a slow network only the newest of the later changes is asked for', async () => {
  const slow = Promise.withResolvers<Response>()
  const { sent, ask, revisions } = aFrame([() => slow.promise])
  for (const number of [1, 2, 3, 4]) revisions.show(revision(number))
  slow.resolve(Response.json(answer))
  await expect.poll(() => sent).toMatchObject([{ revision: 1 }, { revision: 4 }])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a change that cannot be drawn does not stop the ones after it', async () => {
  const { sent, swap, reported, revisions } = aFrame([])
  swap.mockImplementationOnce(() => {
    throw new Error('No such slot.')
  })
  revisions.show(revision(1))
  await expect.poll(() => reported).toHaveBeenCalledOnce()
  revisions.show(revision(2))
  await expect.poll(() => sent).toMatchObject([{ revision: 2, failure: null }])
})
