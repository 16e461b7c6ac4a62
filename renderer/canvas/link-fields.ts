import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import type { AdminLink } from './admin-link.ts'
import { type Box, elementBox } from './element-box.ts'
import type { Overlay } from './overlay.ts'
import type { ShownField } from './shown-fields.ts'
import type { ShownPage } from './shown-page.ts'

interface LinkFieldsInput {
  link: AdminLink
  page: ShownPage
  overlay: Overlay
}

export interface LinkFields {
  /** Asks the admin to change a link beside it; false for all other fields. */
  open: (shown: ShownField) => boolean
  /** Reports from now on where the link is. */
  follow: (command: Extract<CanvasCommand, { type: 'canvas:follow' }>) => void
  focus: (command: Extract<CanvasCommand, { type: 'canvas:focus' }>) => void
}

type FollowedField = Extract<CanvasCommand, { type: 'canvas:follow' }>['field']

/** Links that are fields of blocks: the admin changes their words and target beside them. */
export function linkFields({ link, page, overlay }: LinkFieldsInput): LinkFields {
  let followed: FollowedField = null
  let last: Box | null = null
  const find = (id: string, path: NonNullable<FollowedField>['path']): Element | null => {
    const shown = page.fields.list(id).find(({ field }) => isSameValue(field.path, path))
    return shown ? outer(shown) : null
  }
  overlay.onFrame(() => {
    if (!followed) return
    const element = find(followed.id, followed.path)
    // A link without words is not found until it has some again.
    const box = element && elementBox(element)
    if (!box || isSameValue(box, last)) return
    last = box
    link.send({ type: 'canvas:followed', box })
  })
  return {
    open: (shown) => {
      const element = outer(shown)
      const box = shown.field.kind === 'link' ? elementBox(element) : null
      if (!box) return false
      const href = element instanceof HTMLAnchorElement ? element.href : null
      link.send({ type: 'canvas:link-field', id: shown.id, field: shown.field.path, box, href })
      return true
    },
    follow: ({ field }) => {
      followed = field
      last = null
    },
    focus: ({ id, field }) => {
      const element = field && find(id, field)
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
      else window.focus()
    },
  }
}

/** The link or button around the words. */
const outer = ({ element }: ShownField): Element => element.closest('a[href], button') ?? element
