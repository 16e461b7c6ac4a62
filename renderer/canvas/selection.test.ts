// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Overlay } from './overlay.ts'
import { openSelection } from './selection.ts'
import type { ShownPage } from './shown-page.ts'

function aSelection() {
  const shown = new Map<string, HTMLElement>()
  const scrolled: string[] = []
  const show = (id: string) => {
    const element = Object.assign(document.createElement('div'), { scrollIntoView: () => scrolled.push(id) })
    element.dataset['block'] = 'hero'
    element.getClientRects = () => [{}] as unknown as DOMRectList
    shown.set(id, element)
  }
  const select = vi.fn<Overlay['select']>()
  const page = { findBlock: (id: string) => shown.get(id) ?? null } as ShownPage
  const selection = openSelection(page, { select } as unknown as Overlay)
  selection.setLabels({ hero: 'Hero' })
  return { selection, show, scrolled, labels: () => select.mock.lastCall?.[0].map(({ label }) => label) }
}

test('a new block is named and scrolled to once the page shows it, and not again with later changes', () => {
  const { selection, show, scrolled, labels } = aSelection()
  selection.set(['new'])
  selection.reveal('new')
  selection.resume()
  expect(scrolled).toEqual([])
  show('new')
  selection.resume()
  selection.resume()
  expect([scrolled, labels()]).toEqual([['new'], ['Hero']])
})

test('a selection of another block ends the wait for a new one', () => {
  const { selection, show, scrolled } = aSelection()
  selection.set(['new'])
  selection.reveal('new')
  selection.click('other', false)
  show('new')
  selection.resume()
  expect(scrolled).toEqual([])
})
