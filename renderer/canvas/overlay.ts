import { type Box, elementBox } from './element-box.ts'
import { findNameSide, showsText } from './find-name-side.ts'
import { overlayCss } from './overlay-css.ts'

/** What the overlay shows; it follows the page by itself. */
export interface Overlay {
  /** What the pointer alone uses; hidden from screen readers. */
  root: HTMLElement
  /** What the keyboard reaches too. */
  controls: HTMLElement
  /** Whether a node is in the overlay, seen from the page or from within. */
  contains: (node: EventTarget | null) => boolean
  hover: (target: OutlinedBlock | null) => void
  select: (targets: readonly OutlinedBlock[]) => void
  /** Called with each frame, after the outlines are placed. Returns what ends it. */
  onFrame: (place: () => void) => () => void
}

export interface OutlinedBlock {
  id: string
  label: string
  findElement: () => Element | null
}

/** Outlines above the page, in a shadow tree that the site's styles do not reach, and beside the body, whose rules it does not disturb. */
export function openOverlay(): Overlay {
  const host = document.createElement('forecourt-canvas')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayCss)
  shadow.adoptedStyleSheets = [sheet]
  const root = document.createElement('div')
  root.className = 'overlay'
  root.setAttribute('aria-hidden', 'true')
  const controls = document.createElement('div')
  shadow.append(root, controls)
  document.documentElement.append(host)

  let outlines: { element: HTMLElement; target: OutlinedBlock }[] = []
  let hovered: OutlinedBlock | null = null
  let selected: readonly OutlinedBlock[] = []
  const places = new Set<() => void>()

  const rebuild = () => {
    for (const { element } of outlines) element.remove()
    const shown = hovered && !selected.some(({ id }) => id === hovered?.id) ? [hovered] : []
    outlines = [
      ...shown.map((target) => ({ target, element: createOutline(target, 'hover') })),
      ...selected.map((target) => ({ target, element: createOutline(target, 'selection') })),
    ]
    root.prepend(...outlines.map(({ element }) => element))
    place()
  }
  const place = () => {
    for (const { element, target } of outlines) {
      const found = target.findElement()
      placeOutline(element, found && elementBox(found))
    }
    for (const placeMore of places) placeMore()
  }
  // One frame after another, since layout shifts have no event.
  const follow = () => {
    place()
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)

  return {
    root,
    controls,
    contains: (node) => node === host || (node instanceof Node && controls.contains(node)),
    hover: (target) => {
      hovered = target
      rebuild()
    },
    select: (targets) => {
      selected = targets
      rebuild()
    },
    onFrame: (placeMore) => {
      places.add(placeMore)
      return () => places.delete(placeMore)
    },
  }
}

function createOutline({ label }: OutlinedBlock, kind: 'hover' | 'selection'): HTMLElement {
  const element = document.createElement('div')
  element.className = `outline ${kind}`
  const name = document.createElement('span')
  name.className = 'name'
  name.textContent = label
  element.append(name)
  return element
}

function placeOutline(element: HTMLElement, box: Box | null): void {
  element.hidden = box === null
  if (!box) return
  const around = aroundBox(box)
  placeBox(element, around)
  placeName(element, around)
}

/** Looked for again only where the block is elsewhere on the page, since it asks the browser what is under the name. */
function placeName(element: HTMLElement, box: Box): void {
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const isCut = [box.top < 32, box.bottom > view.height - 32].join()
  const place = [box.left, box.top + scrollY, box.right, box.bottom + scrollY, isCut].map(String).join(' ')
  if (element.dataset['place'] === place) return
  element.dataset['place'] = place
  const name = element.querySelector('.name')?.getBoundingClientRect() ?? { width: 0, height: 0 }
  element.dataset['name'] = findNameSide(box, { name, view, coversText: showsText })
}

/** Outside the text at the block's edge, as far as the frame reaches. */
const aroundBox = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(0, left - around),
  top: top - around,
  right: Math.min(document.documentElement.clientWidth, right + around),
  bottom: bottom + around,
})

const around = 4

export function placeBox({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  const next = { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` }
  // Equal values are not written, so that a quiet page is not laid out again.
  for (const [name, value] of Object.entries(next))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
