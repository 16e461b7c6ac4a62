import type { OutlinedBlock, Overlay } from './overlay.ts'
import type { ShownPage } from './shown-page.ts'

export interface Selection {
  ids: () => readonly string[]
  /** Whether it is the only selected block. */
  isOnly: (id: string) => boolean
  /** Shows at once what the admin is about to confirm. */
  click: (id: string | null, extend: boolean) => void
  set: (ids: readonly string[]) => void
  hover: (id: string | null) => void
  setLabels: (labels: Readonly<Record<string, string>>) => void
  /** The name of a block's type. */
  labelBlock: (id: string) => string
  /** Scrolls to a block unless it is in view; as soon as the page shows it, if it is a new one. */
  reveal: (id: string) => void
  /** The page has changed. */
  resume: () => void
}

/** Which blocks are selected and hovered. */
export function openSelection(page: ShownPage, overlay: Overlay): Selection {
  let ids: readonly string[] = []
  let labels: Readonly<Record<string, string>> = {}
  const labelBlock = (id: string): string => {
    const type = page.findBlock(id)?.dataset['block'] ?? ''
    return labels[type] ?? type
  }
  const outline = (id: string): OutlinedBlock => ({
    id,
    label: labelBlock(id),
    findElement: () => page.findBlock(id),
  })
  /** A selected block that the page does not show yet. */
  let awaited: string | null = null
  const reveal = (id: string) => {
    const element = page.findBlock(id)
    awaited = element ? null : id
    const shown = element?.getClientRects().length ? element : element?.firstElementChild
    shown?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  const set = (next: readonly string[]) => {
    awaited = null
    ids = next
    overlay.select(next.map(outline))
  }
  return {
    ids: () => ids,
    isOnly: (id) => ids.length === 1 && ids[0] === id,
    set,
    labelBlock,
    click: (id, extend) => {
      if (id === null) return set([])
      if (!extend) return set([id])
      set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
    },
    hover: (id) => overlay.hover(id === null ? null : outline(id)),
    setLabels: (next) => {
      labels = next
      set(ids)
    },
    reveal,
    resume: () => {
      if (awaited === null) return
      const id = awaited
      set(ids)
      reveal(id)
    },
  }
}
