import { expect, test, vi } from 'vitest'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import { countClicks } from './count-clicks.ts'

function aPage() {
  const sent: CanvasEvent[] = []
  return { sent, clicks: countClicks({ send: (event) => void sent.push(event), listen: () => undefined }) }
}
const onHero = { id: 'hero', field: null, extend: false }

test('a selection that the admin sent before it heard of the last click is outdated', () => {
  const { sent, clicks } = aPage()
  expect(clicks.isNewest(0)).toBe(true)
  clicks.report(onHero)
  expect(sent).toEqual([{ type: 'canvas:clicked', ...onHero, click: 1 }])
  expect(clicks.isNewest(0)).toBe(false)
  expect(clicks.isNewest(1)).toBe(true)
})

test('a click is answered by the selection that contains it, not by that of the click before', () => {
  const { clicks } = aPage()
  clicks.report(onHero)
  clicks.report(onHero)
  clicks.isNewest(1)
  expect(clicks.isAnswered()).toBe(false)
  clicks.isNewest(2)
  expect(clicks.isAnswered()).toBe(true)
})

test('an admin that never answers is not waited for', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { clicks } = aPage()
  clicks.report(onHero)
  expect(clicks.isAnswered()).toBe(false)
  now.mockReturnValue(3_001)
  expect(clicks.isAnswered()).toBe(true)
  now.mockRestore()
})
