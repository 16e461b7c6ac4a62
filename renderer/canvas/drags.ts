import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'
import { autoScroll } from './auto-scroll.ts'
import type { Clicks } from './count-clicks.ts'
import { findPlace, type Zone } from './find-place.ts'
import type { Indicator } from './indicator.ts'
import { isTyping } from './keys.ts'
import { listZones } from './list-zones.ts'
import type { Selection } from './selection.ts'

interface DragInput {
  link: AdminLink
  clicks: Clicks
  main: HTMLElement
  selection: Selection
  indicator: Indicator
  mayDrag: () => boolean
}

interface Point {
  x: number
  y: number
}

/** Pixels that a pointer moves before a press becomes a drag. */
const threshold = 6

/** Drags of blocks within the page, and of library blocks that come from outside the frame. The admin says whether a place takes them. */
export function attendDrags({ link, clicks, main, selection, indicator, mayDrag }: DragInput): {
  fromOutside: (point: Point | null) => void
  /** Whether the last press was a drag, so that its click means nothing. */
  wasDrag: () => boolean
} {
  let wasDrag = false
  let place: BlockPlace | null = null
  let at: Point | null = null
  let dragged: readonly string[] = []
  let zones: Zone[] | null = null
  const update = () => {
    if (!at) return
    zones ??= listZones(main, dragged)
    const next = findPlace(zones, at)
    if (JSON.stringify(next) === JSON.stringify(place)) return
    place = next
    link.send({ type: 'canvas:place', place })
  }
  const scrolling = autoScroll(() => {
    zones = null
    update()
  })
  const move = (point: Point | null) => {
    at = point
    scrolling.at(point?.y ?? null)
    if (point) return update()
    zones = null
    place = null
    dragged = []
    indicator.show(null, null)
    link.send({ type: 'canvas:place', place: null })
  }

  const start = (id: string) => {
    if (!selection.ids().includes(id)) {
      selection.click(id, false)
      clicks.report({ id, field: null, extend: false })
    }
    dragged = selection.ids()
    document.documentElement.style.setProperty('cursor', 'grabbing')
  }
  const end = (isDrop: boolean) => {
    const target = place
    if (isDrop && indicator.allows(target)) link.send({ type: 'canvas:moved', ids: [...dragged], place: target })
    document.documentElement.style.removeProperty('cursor')
    move(null)
  }

  window.addEventListener(
    'pointerdown',
    (down) => {
      const target = down.target instanceof Element ? down.target : null
      const id = target?.closest<HTMLElement>('[data-block-id]')?.dataset['blockId']
      if (id === undefined || down.button !== 0 || down.pointerType === 'touch' || isTyping(target) || !mayDrag())
        return
      const watch = new AbortController()
      const { signal } = watch
      let isDragging = false
      wasDrag = false
      const finish = (isDrop: boolean) => {
        watch.abort()
        if (isDragging) end(isDrop)
      }
      window.addEventListener(
        'pointermove',
        (event) => {
          const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
          if (!isDragging && distance < threshold) return
          if (!isDragging) start(id)
          isDragging = true
          wasDrag = true
          move({ x: event.clientX, y: event.clientY })
        },
        { signal },
      )
      window.addEventListener('pointerup', () => finish(true), { signal })
      window.addEventListener('pointercancel', () => finish(false), { signal })
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || !isDragging) return
          event.stopImmediatePropagation()
          finish(false)
        },
        { signal, capture: true },
      )
    },
    { capture: true },
  )
  // The browser's own drags of pictures, links and selected text would end ours.
  window.addEventListener('dragstart', (event) => event.preventDefault())
  window.addEventListener('selectstart', (event) => {
    const element =
      event.target instanceof Node
        ? event.target instanceof Element
          ? event.target
          : event.target.parentElement
        : null
    if (!isTyping(element)) event.preventDefault()
  })
  return { fromOutside: move, wasDrag: () => wasDrag }
}
