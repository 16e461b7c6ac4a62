import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import { attendBlockMenu } from './block-menu.ts'
import { attendDrags } from './drags.ts'
import { dropIndicator } from './indicator.ts'
import { attendPictures } from './pictures.ts'
import type { AdminLink } from './admin-link.ts'
import type { Clicks } from './count-clicks.ts'
import type { Overlay } from './overlay.ts'
import type { Selection } from './selection.ts'
import type { ShownField } from './shown-fields.ts'
import type { ShownPage } from './shown-page.ts'

export interface ArrangeInput {
  link: AdminLink
  clicks: Clicks
  main: HTMLElement
  page: ShownPage
  overlay: Overlay
  selection: Selection
  mayEdit: () => boolean
}

export interface CanvasArranger {
  fromOutside: (point: { x: number; y: number } | null) => void
  indicate: (command: Extract<CanvasCommand, { type: 'canvas:indicate' }>) => void
  /** The field that was clicked: a picture can be replaced. */
  choose: (field: ShownField | null) => void
  /** Whether the last press was a drag, so that its click means nothing. */
  wasDrag: () => boolean
}

/** Drags, the menu of blocks and pictures. Loaded after the page, since nothing of it is needed to show one. */
export function arrange(input: ArrangeInput): CanvasArranger {
  const indicator = dropIndicator(input.main, input.overlay)
  const { fromOutside, wasDrag } = attendDrags({ ...input, indicator, mayDrag: input.mayEdit })
  attendBlockMenu(input)
  const { choose } = attendPictures(input)
  return { choose, fromOutside, wasDrag, indicate: ({ place, refusal }) => indicator.show(place, refusal) }
}
