import type { LinkFields } from './link-fields.ts'
import { isTyping } from './keys.ts'
import type { Selection } from './selection.ts'
import type { ShownField } from './shown-fields.ts'
import type { ShownPage } from './shown-page.ts'

interface EditsInput {
  page: ShownPage
  selection: Selection
  /** Starts editing a field on the page; false if it cannot be edited there. */
  start: (shown: ShownField, point: { x: number; y: number } | null) => boolean
  links: LinkFields
  mayEdit: () => boolean
}

/** A double click edits the text under the pointer; Enter edits the first text or link of the selected block. */
export function attendEdits({ page, selection, start, links, mayEdit }: EditsInput): void {
  window.addEventListener('dblclick', ({ target, clientX, clientY }) => {
    const element = target instanceof Element ? target : null
    const id = element?.closest<HTMLElement>('[data-block-id]')?.dataset['blockId']
    const shown = element && id !== undefined ? page.fields.find(id, element) : null
    if (shown && mayEdit() && !isTyping(element)) start(shown, { x: clientX, y: clientY })
  })
  window.addEventListener('keydown', (event) => {
    const [id, ...others] = selection.ids()
    const isPlain = event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isPlain || id === undefined || others.length > 0 || isTyping(event.target) || !mayEdit()) return
    // Enter on a link of the page is its click.
    if (event.target instanceof Element && event.target.closest('a[href]')) return
    if (page.fields.list(id).some((shown) => start(shown, null) || links.open(shown))) event.preventDefault()
  })
}
