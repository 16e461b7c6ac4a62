import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { indicatorBox } from './find-place.ts'
import { listZones } from './list-zones.ts'
import { type Overlay, placeBox } from './overlay.ts'

export interface Indicator {
  show: (place: BlockPlace | null, refusal: string | null) => void
  /** Whether a drop at this place was allowed. */
  allows: (place: BlockPlace | null) => place is BlockPlace
}

/** Shows where a drop would insert, or why it may not. */
export function dropIndicator(main: HTMLElement, overlay: Overlay): Indicator {
  const line = document.createElement('div')
  const sentence = document.createElement('div')
  sentence.className = 'refusal'
  overlay.root.append(line, sentence)
  let shown: { place: BlockPlace; refusal: string | null } | null = null
  const draw = () => {
    const current = shown
    const zone =
      current &&
      listZones(main, []).find(({ parent, slot }) => parent === current.place.parent && slot === current.place.slot)
    line.hidden = !zone
    sentence.hidden = !zone || current?.refusal === null
    if (!current || !zone) return
    const { box, isArea } = indicatorBox(zone, current.place.index)
    line.className = `place${isArea ? ' area' : ''}${current.refusal === null ? '' : ' refused'}`
    placeBox(line, box)
    if (current.refusal === null) return
    sentence.textContent = current.refusal
    sentence.style.setProperty('left', `${Math.max(8, box.left)}px`)
    sentence.style.setProperty('top', `${Math.min(innerHeight - 64, Math.max(8, box.bottom + 8))}px`)
  }
  overlay.onFrame(() => {
    if (shown || !line.hidden) draw()
  })
  return {
    show: (place, refusal) => {
      shown = place && { place, refusal }
      draw()
    },
    allows: (place): place is BlockPlace =>
      place !== null && shown?.refusal === null && JSON.stringify(shown.place) === JSON.stringify(place),
  }
}
