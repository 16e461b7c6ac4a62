import type { AdminLink } from './admin-link.ts'
import type { Clicks } from './count-clicks.ts'
import type { Selection } from './selection.ts'
import type { ShownField } from './shown-fields.ts'
import type { ShownPage } from './shown-page.ts'

interface ClickInput {
  link: AdminLink
  clicks: Clicks
  page: ShownPage
  selection: Selection
  /** Whether a click belongs to something else. */
  isTaken: () => boolean
  /** Called with the field that was clicked. */
  onField: (field: ShownField | null) => void
  /** What changes the clicked field on the page itself; null if the click only selects. */
  findChange: (field: ShownField, click: FieldClick) => (() => void) | null
}

export interface FieldClick {
  point: { x: number; y: number }
  /** Whether its block was the only selected one before. */
  wasSelected: boolean
  /** The second one of a double click, which edits a text on the page. */
  isDouble: boolean
  /** Whether it came before the fields of its block were known, so that the double click found none. */
  isEarly: boolean
}

export interface AttendedClicks {
  /** Finds the field of a click that came before the fields of its block were known. */
  resume: () => void
}

/** A click whose block has no known fields yet. */
interface PendingClick {
  id: string
  target: Element
  click: FieldClick
}

const controls = 'button, summary, input, select, textarea, label, [role=tab], [role=button], [role=slider]'
/** Milliseconds within which a second click makes a double click, which edits instead of following a link. */
const doubleClick = 350

/**
 * A click selects the innermost block. A second one on a control of the selected block acts, so that carousels and accordions stay usable;
 * so does any with Alt. Links and forms never leave the page: a link of the selected block is reported.
 */
export function attendClicks(input: ClickInput): AttendedClicks {
  const { link, clicks, page, selection, isTaken, onField, findChange } = input
  let following = 0
  let focusing = 0
  let early: PendingClick | null = null
  window.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target || target.closest('forecourt-canvas')) return
      const anchor = target.closest<HTMLAnchorElement>('a[href], area[href]')
      if (anchor) event.preventDefault()
      if (target.closest('[contenteditable]')) return
      const block = target.closest<HTMLElement>('[data-block-id]')
      const id = block?.dataset['blockId'] ?? null
      const wasSelected = id !== null && selection.isOnly(id)
      const acts =
        !anchor && target.closest(controls) && (event.altKey || (wasSelected && !event.shiftKey && !isTaken()))
      if (!acts) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      // A label and Enter make a click without a pointer.
      if (!event.isTrusted || event.altKey || isTaken()) return
      const extend = event.shiftKey || event.ctrlKey || event.metaKey
      const shown = id === null ? null : page.fields.find(id, target)
      onField(shown)
      selection.click(id, extend)
      window.clearTimeout(focusing)
      const point = { x: event.clientX, y: event.clientY }
      const click = { point, wasSelected, isDouble: event.detail > 1, isEarly: false }
      early = id !== null && !extend && !acts && !page.fields.isRead(id) ? { id, target, click } : null
      const change = shown && !extend && !acts ? findChange(shown, click) : null
      // The panel would take the focus from what is changed on the page, also with its late answer to the first click.
      const waits = shown !== null && !extend && isEditedInPlace(shown)
      clicks.report({ id, field: change || waits ? null : (shown?.field.path ?? null), extend })
      if (change) return change()
      if (waits) focusing = window.setTimeout(() => focusField(shown), doubleClick)
      if (!anchor || !wasSelected || extend) return
      window.clearTimeout(following)
      following = window.setTimeout(() => link.send({ type: 'canvas:link', href: anchor.href }), doubleClick)
    },
    { capture: true },
  )
  window.addEventListener('dblclick', () => window.clearTimeout(following), { capture: true })
  window.addEventListener(
    'auxclick',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor) return
      event.preventDefault()
      link.send({ type: 'canvas:link', href: anchor.href })
    },
    { capture: true },
  )
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  const focusField = ({ id, field }: ShownField) => link.send({ type: 'canvas:field', id, field: field.path })
  return {
    resume: () => {
      if (early === null || !page.fields.isRead(early.id)) return
      const { id, target, click } = early
      early = null
      const shown = selection.isOnly(id) ? page.fields.find(id, findNow(target, click)) : null
      if (!shown) return
      onField(shown)
      const change = findChange(shown, { ...click, isEarly: true })
      if (change) return change()
      focusField(shown)
    },
  }
}

const isEditedInPlace = ({ field, text }: ShownField): boolean => text !== null || field.kind === 'richText'

/** The clicked element, or the one that took its place. */
const findNow = (target: Element, { point }: FieldClick): Element =>
  target.isConnected ? target : (document.elementFromPoint(point.x, point.y) ?? target)
