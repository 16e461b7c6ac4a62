'use client'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { anchorIn, type HotspotView } from '#schemas/vehicle/edit-hotspots.ts'
import type { VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import * as texts from './texts.ts'

interface Position {
  posX: number
  posY: number
}

interface Props {
  picture: string
  origin: string | null
  view: HotspotView
  hotspots: readonly VehicleHotspot[]
  chosen: string | null
  /** Selected, but not yet placed on this picture: the next press places it. */
  waiting: VehicleHotspot | null
  isLocked: boolean
  onChoose: (hotspot: string) => void
  onPlace: (hotspot: string, position: Position) => void
  onAdd: (position: Position) => void
  onTake: (hotspot: string) => void
}

const step = 0.01
const fineStep = 0.002

/** One picture with its visible hotspots. */
export const HotspotFrame = (props: Props) => {
  const { picture, origin, view, hotspots, chosen, waiting, isLocked, onChoose, onPlace, onAdd, onTake } = props
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<string | null>(null)

  const getPosition = ({ clientX, clientY }: { clientX: number; clientY: number }): Position => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { posX: (clientX - left) / width, posY: (clientY - top) / height }
  }
  const press = (event: PointerEvent<HTMLButtonElement>, hotspot: string) => {
    onChoose(hotspot)
    if (isLocked || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = hotspot
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (dragged.current !== null) onPlace(dragged.current, getPosition(event))
  }
  const nudge = (event: KeyboardEvent<HTMLButtonElement>, hotspot: string, { posX, posY }: Position) => {
    if (isLocked) return
    if (event.key === 'Delete') {
      event.preventDefault()
      onTake(hotspot)
      frame.current?.querySelector<HTMLElement>('.fc-hotspots__ground')?.focus()
      return
    }
    const moves: Partial<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const by = event.shiftKey ? fineStep : step
    onPlace(hotspot, { posX: posX + move[0] * by, posY: posY + move[1] * by })
  }
  return (
    <div ref={frame} className="fc-hotspots__frame">
      <img src={shownAt(picture, origin)} alt="" draggable={false} />
      {isLocked ? null : (
        <button
          type="button"
          className="fc-hotspots__ground"
          aria-label={
            waiting ? texts.placeHotspotIndexHere({ index: hotspots.indexOf(waiting) + 1 }) : texts.placeANewHotspotHere
          }
          onClick={(event) => {
            // A key press has no position: the middle is used.
            const position = event.detail === 0 ? { posX: 0.5, posY: 0.5 } : getPosition(event)
            if (waiting) onPlace(waiting.id, position)
            else onAdd(position)
          }}
        />
      )}
      {hotspots.map((hotspot, at) => {
        const anchor = anchorIn(hotspot, view)
        return anchor ? (
          <button
            key={hotspot.id}
            type="button"
            className="fc-hotspots__mark"
            style={{ left: `${anchor.posX * 100}%`, top: `${anchor.posY * 100}%` }}
            aria-pressed={hotspot.id === chosen}
            aria-label={texts.hotspotAt({ at: at + 1, description: hotspot.description || texts.noDescription })}
            onFocus={() => onChoose(hotspot.id)}
            onPointerDown={(event) => press(event, hotspot.id)}
            onPointerMove={drag}
            onPointerUp={() => (dragged.current = null)}
            onPointerCancel={() => (dragged.current = null)}
            onKeyDown={(event) => nudge(event, hotspot.id, anchor)}
          >
            {at + 1}
          </button>
        ) : null
      })}
    </div>
  )
}

/** The picture's address on the site, if the site has one. */
const shownAt = (picture: string, origin: string | null): string =>
  origin !== null && /^\/(?!\/)/.test(picture) ? `${origin}${picture}` : picture
