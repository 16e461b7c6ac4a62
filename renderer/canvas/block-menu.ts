import type { AdminLink } from './admin-link.ts'
import type { Clicks } from './count-clicks.ts'
import { elementBox } from './element-box.ts'
import { isTyping } from './keys.ts'
import type { Selection } from './selection.ts'
import type { ShownPage } from './shown-page.ts'

interface MenuInput {
  link: AdminLink
  clicks: Clicks
  page: ShownPage
  selection: Selection
  mayEdit: () => boolean
}

/** The secondary button on a block, or the menu key and Shift+F10 for the selected one, asks the admin for the block's menu. */
export function attendBlockMenu({ link, clicks, page, selection, mayEdit }: MenuInput): void {
  window.addEventListener('contextmenu', (event) => {
    if (isTyping(event.target) || !mayEdit()) return
    const isByKey = event.button !== 2
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block-id]') : null
    const id = isByKey ? selection.ids().at(-1) : target?.dataset['blockId']
    if (id === undefined) return
    event.preventDefault()
    const point = isByKey ? findCorner(page, id) : { x: event.clientX, y: event.clientY }
    if (!selection.ids().includes(id)) {
      selection.click(id, false)
      clicks.report({ id, field: null, extend: false })
    }
    link.send({ type: 'canvas:menu', id, point })
  })
}

/** Within the block's first corner that is in view. */
function findCorner(page: ShownPage, id: string): { x: number; y: number } {
  const element = page.findBlock(id)
  const box = element && elementBox(element)
  return { x: Math.max(0, box?.left ?? 0) + 24, y: Math.max(0, box?.top ?? 0) + 24 }
}
