'use client'
import { FieldError, useField, useFormFields } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  addHotspot,
  anchorIn,
  describeHotspot,
  fillHotspot,
  placeHotspot,
  takeHotspot,
} from '#schemas/vehicle/edit-hotspots.ts'
import type { HotspotSide, HotspotView } from '#schemas/vehicle/edit-hotspots.ts'
import { vehicleViewer, type VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { readHotspots } from './hotspot-words.ts'
import { HotspotFrame } from './hotspot-frame.tsx'
import { HotspotRow } from './hotspot-row.tsx'

interface Props {
  path: string
  isReadOnly: boolean
  /** Of the site that shows the vehicle; null where it has no address. */
  origin: string | null
}

/** Places hotspots by a click on the frame, by dragging, or by the arrow keys alone. */
export const HotspotEditor = ({ path: ownPath, isReadOnly, origin }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const viewer = useFormFields(([fields]) => fields['viewer']?.value)
  const { spin_images: spin, spin_interior_image: interior } =
    vehicleViewer.safeParse(viewer ?? {}).data ?? vehicleViewer.parse({})
  const id = useId()
  const [side, setSide] = useState<HotspotSide>('exterior')
  const [frame, setFrame] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const hotspots = readHotspots(value)
  const isLocked = isReadOnly || disabled
  const shownSide = spin.length === 0 ? 'interior' : interior === null ? 'exterior' : side
  const angle = shownSide === 'interior' ? 0 : Math.min(frame, spin.length - 1)
  const view: HotspotView = { side: shownSide, angle }
  const picture = shownSide === 'interior' ? interior : (spin[angle] ?? null)
  /** Chosen, and not yet on this picture. */
  const waiting = hotspots.find((each) => each.id === chosen && anchorIn(each, view) === null) ?? null
  const where = shownSide === 'interior' ? 'inside' : `angle ${angle + 1}`

  const change = (next: VehicleHotspot[], words: string) => {
    setValue(next)
    setSaid(words)
  }
  const numberOf = (hotspot: string) => hotspots.findIndex((each) => each.id === hotspot) + 1
  const place = (hotspot: string, position: { posX: number; posY: number }) =>
    change(
      placeHotspot(hotspots, hotspot, { view, position }),
      `Hotspot ${numberOf(hotspot)} is ${percent(position.posX)} from the left and ${percent(position.posY)} from the top of ${where}.`,
    )
  const add = (position: { posX: number; posY: number }) => {
    const next = addHotspot(hotspots, view, position)
    const added = next.at(-1)?.id ?? null
    change(next, `Hotspot ${next.length} is placed at ${where}. Describe it.`)
    setChosen(added)
    focusWhenDrawn(() => document.getElementById(`${id}-${added}-words`))
  }
  const remove = (hotspot: string) => {
    const at = numberOf(hotspot) - 1
    const next = hotspots.toSpliced(at, 1)
    const neighbour = next[Math.min(at, next.length - 1)]
    change(next, `Hotspot ${at + 1} is deleted.`)
    setChosen(null)
    focusWhenDrawn(() => document.getElementById(neighbour ? `${id}-${neighbour.id}-words` : `${id}-add`))
  }
  const turn = (to: number) => setFrame((to + spin.length) % spin.length)

  return (
    <section className={`field-type fc-hotspots${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="field-label">
        Hotspots
      </h2>
      <FieldError path={path} showError={showError} />
      {picture === null ? (
        <p>Hotspots are placed on spin pictures or on an interior panorama. Add one of these above first.</p>
      ) : (
        <>
          <p className="fc-hotspots__help">
            Click on the picture to place a hotspot. Drag it, or select it and use the arrow keys, to move it. Turn the
            vehicle and place it again for other angles: it is shown on the angles that you placed it on.
          </p>
          <div className="fc-hotspots__bar">
            {spin.length > 0 && interior !== null ? (
              <div role="group" aria-label="Picture" className="fc-hotspots__sides">
                {(['exterior', 'interior'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="fc-button fc-button--small"
                    aria-pressed={shownSide === each}
                    onClick={() => setSide(each)}
                  >
                    {each === 'exterior' ? 'Exterior' : 'Interior'}
                  </button>
                ))}
              </div>
            ) : null}
            {shownSide === 'exterior' ? (
              <div className="fc-hotspots__angles">
                <button type="button" className="fc-button fc-button--small" onClick={() => turn(angle - 1)}>
                  <span aria-hidden="true">‹</span>
                  <span className="fc-hidden">Previous angle</span>
                </button>
                <input
                  type="range"
                  aria-label="Angle"
                  aria-valuetext={`Angle ${angle + 1} of ${spin.length}`}
                  min={0}
                  max={spin.length - 1}
                  value={angle}
                  onChange={({ target }) => setFrame(Number(target.value))}
                />
                <button type="button" className="fc-button fc-button--small" onClick={() => turn(angle + 1)}>
                  <span aria-hidden="true">›</span>
                  <span className="fc-hidden">Next angle</span>
                </button>
                <span className="fc-hotspots__angle">
                  Angle {angle + 1} of {spin.length}
                </span>
              </div>
            ) : null}
          </div>
          <HotspotFrame
            picture={picture}
            origin={origin}
            view={view}
            hotspots={hotspots}
            chosen={chosen}
            waiting={waiting}
            isLocked={isLocked}
            onChoose={setChosen}
            onPlace={place}
            onAdd={add}
            onTake={(hotspot) =>
              change(takeHotspot(hotspots, hotspot, view), `Hotspot ${numberOf(hotspot)} is removed from ${where}.`)
            }
          />
          {waiting ? (
            <p className="fc-hotspots__help">
              Click on the picture to place hotspot {numberOf(waiting.id)} here.{' '}
              <button type="button" className="fc-button fc-button--small" onClick={() => setChosen(null)}>
                Add a new hotspot instead
              </button>
            </p>
          ) : null}
          <button
            id={`${id}-add`}
            type="button"
            className="fc-button fc-button--small"
            disabled={isLocked}
            onClick={() => add({ posX: 0.5, posY: 0.5 })}
          >
            Add a hotspot in the middle
          </button>
          <ol className="fc-hotspots__list">
            {hotspots.map((hotspot, at) => (
              <HotspotRow
                key={hotspot.id}
                idBase={`${id}-${hotspot.id}`}
                number={at + 1}
                hotspot={hotspot}
                view={view}
                isChosen={hotspot.id === chosen}
                isLocked={isLocked}
                hasFrames={spin.length > 0}
                onChoose={() => setChosen(hotspot.id)}
                onDescribe={(words) => setValue(describeHotspot(hotspots, hotspot.id, words))}
                onPlace={() => {
                  setChosen(hotspot.id)
                  place(hotspot.id, { posX: 0.5, posY: 0.5 })
                }}
                onTake={() =>
                  change(takeHotspot(hotspots, hotspot.id, view), `Hotspot ${at + 1} is removed from ${where}.`)
                }
                onFill={() => {
                  const next = fillHotspot(hotspots, hotspot.id, spin.length)
                  change(next, `Hotspot ${at + 1} is now on ${next[at]?.anchors.exterior.length ?? 0} angles.`)
                }}
                onRemove={() => remove(hotspot.id)}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="fc-hidden">
        {said}
      </p>
    </section>
  )
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
