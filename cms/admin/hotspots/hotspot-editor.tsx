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
import * as texts from './texts.ts'

interface Props {
  path: string
  isReadOnly: boolean
  /** Origin of the site that shows the vehicle; null without an address. */
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
  const [message, setMessage] = useState('')
  const hotspots = readHotspots(value)
  const isLocked = isReadOnly || disabled
  const shownSide = spin.length === 0 ? 'interior' : interior === null ? 'exterior' : side
  const angle = shownSide === 'interior' ? 0 : Math.min(frame, spin.length - 1)
  const view: HotspotView = { side: shownSide, angle }
  const picture = shownSide === 'interior' ? interior : (spin[angle] ?? null)
  /** Selected, but not yet placed on this picture. */
  const waiting = hotspots.find((each) => each.id === chosen && anchorIn(each, view) === null) ?? null
  const where = shownSide === 'interior' ? 'inside' : `angle ${angle + 1}`

  const change = (next: VehicleHotspot[], words: string) => {
    setValue(next)
    setMessage(words)
  }
  const getNumber = (hotspot: string) => hotspots.findIndex((each) => each.id === hotspot) + 1
  const place = (hotspot: string, position: { posX: number; posY: number }) =>
    change(
      placeHotspot(hotspots, hotspot, { view, position }),
      texts.hotspotNumberPercentFromLeftPercentFrom({
        number: getNumber(hotspot),
        percent: percent(position.posX),
        percent2: percent(position.posY),
        where,
      }),
    )
  const add = (position: { posX: number; posY: number }) => {
    const next = addHotspot(hotspots, view, position)
    const added = next.at(-1)?.id ?? null
    change(next, texts.hotspotLengthIsPlacedAtWhere({ length: next.length, where }))
    setChosen(added)
    focusWhenDrawn(() => document.getElementById(`${id}-${added}-words`))
  }
  const remove = (hotspot: string) => {
    const at = getNumber(hotspot) - 1
    const next = hotspots.toSpliced(at, 1)
    const neighbour = next[Math.min(at, next.length - 1)]
    change(next, texts.hotspotAtIsDeleted({ at: at + 1 }))
    setChosen(null)
    focusWhenDrawn(() => document.getElementById(neighbour ? `${id}-${neighbour.id}-words` : `${id}-add`))
  }
  const turn = (to: number) => setFrame((to + spin.length) % spin.length)

  return (
    <section className={`field-type fc-hotspots${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="field-label">
        {texts.hotspots}
      </h2>
      <FieldError path={path} showError={showError} />
      {picture === null ? (
        <p>{texts.hotspotsPlacedOnSpinPicturesOrOn}</p>
      ) : (
        <>
          <p className="fc-hotspots__help">{texts.clickOnPictureToPlaceHotspot}</p>
          <div className="fc-hotspots__bar">
            {spin.length > 0 && interior !== null ? (
              <div role="group" aria-label={texts.picture} className="fc-hotspots__sides">
                {(['exterior', 'interior'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="fc-button fc-button--small"
                    aria-pressed={shownSide === each}
                    onClick={() => setSide(each)}
                  >
                    {each === 'exterior' ? texts.exterior : texts.interior}
                  </button>
                ))}
              </div>
            ) : null}
            {shownSide === 'exterior' ? (
              <div className="fc-hotspots__angles">
                <button type="button" className="fc-button fc-button--small" onClick={() => turn(angle - 1)}>
                  <span aria-hidden="true">‹</span>
                  <span className="fc-hidden">{texts.previousAngle}</span>
                </button>
                <input
                  type="range"
                  aria-label={texts.angle}
                  aria-valuetext={texts.angleAngleOfLength({ angle: angle + 1, length: spin.length })}
                  min={0}
                  max={spin.length - 1}
                  value={angle}
                  onChange={({ target }) => setFrame(Number(target.value))}
                />
                <button type="button" className="fc-button fc-button--small" onClick={() => turn(angle + 1)}>
                  <span aria-hidden="true">›</span>
                  <span className="fc-hidden">{texts.nextAngle}</span>
                </button>
                <span className="fc-hotspots__angle">
                  {texts.angleAngleOfLength({ angle: angle + 1, length: spin.length })}
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
              change(
                takeHotspot(hotspots, hotspot, view),
                texts.hotspotNumberIsRemovedFromWhere({ number: getNumber(hotspot), where }),
              )
            }
          />
          {waiting ? (
            <p className="fc-hotspots__help">
              {texts.clickOnPictureToPlaceHotspotNumber({ number: getNumber(waiting.id) })}{' '}
              <button type="button" className="fc-button fc-button--small" onClick={() => setChosen(null)}>
                {texts.addANewHotspotInstead}
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
            {texts.addAHotspotInTheMiddle}
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
                  change(
                    takeHotspot(hotspots, hotspot.id, view),
                    texts.hotspotAtIsRemovedFromWhere({ at: at + 1, where }),
                  )
                }
                onFill={() => {
                  const next = fillHotspot(hotspots, hotspot.id, spin.length)
                  change(
                    next,
                    texts.hotspotAtIsNowOnLengthAngles({ at: at + 1, length: next[at]?.anchors.exterior.length ?? 0 }),
                  )
                }}
                onRemove={() => remove(hotspot.id)}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="fc-hidden">
        {message}
      </p>
    </section>
  )
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
