'use client'
import { anchorIn, type HotspotView } from '#schemas/vehicle/edit-hotspots.ts'
import type { VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { placesOfHotspot } from './hotspot-words.ts'
import * as texts from './texts.ts'

interface Props {
  idBase: string
  number: number
  hotspot: VehicleHotspot
  view: HotspotView
  isChosen: boolean
  isLocked: boolean
  /** Whether the vehicle has a spin. */
  hasFrames: boolean
  onChoose: () => void
  onDescribe: (words: string) => void
  onPlace: () => void
  onTake: () => void
  onFill: () => void
  onRemove: () => void
}

/** The description of one hotspot, and the pictures that show it. */
export const HotspotRow = (props: Props) => {
  const { idBase, number, hotspot, view, isChosen, isLocked, hasFrames } = props
  const isHere = anchorIn(hotspot, view) !== null
  const place = view.side === 'interior' ? 'inside' : texts.onThisAngle
  return (
    <li className={`fc-hotspots__row${isChosen ? ' fc-hotspots__row--chosen' : ''}`}>
      <span className="fc-hotspots__number" aria-hidden="true">
        {number}
      </span>
      <label className="fc-hidden" htmlFor={`${idBase}-words`}>
        {texts.descriptionOfHotspotNumber({ number })}
      </label>
      <input
        id={`${idBase}-words`}
        type="text"
        maxLength={300}
        placeholder={texts.shownToShoppers}
        disabled={isLocked}
        value={hotspot.description}
        onFocus={props.onChoose}
        onChange={({ target }) => props.onDescribe(target.value)}
      />
      <span className="fc-hotspots__places">{placesOfHotspot(hotspot)}</span>
      <span className="fc-pictures__buttons">
        <button
          type="button"
          className="fc-button fc-button--small"
          disabled={isLocked}
          onClick={isHere ? props.onTake : props.onPlace}
        >
          {isHere ? texts.notHere : texts.placeHere}
          <span className="fc-hidden"> {texts.hotspotNumberPlace({ number, place })}</span>
        </button>
        {hasFrames && hotspot.anchors.exterior.length > 1 ? (
          <button type="button" className="fc-button fc-button--small" disabled={isLocked} onClick={props.onFill}>
            {texts.fillBetween}
            <span className="fc-hidden"> {texts.forHotspotNumber({ number })}</span>
          </button>
        ) : null}
        <button type="button" className="fc-button fc-button--small" disabled={isLocked} onClick={props.onRemove}>
          {texts.deleteLabel}
          <span className="fc-hidden"> {texts.hotspotNumber({ number })}</span>
        </button>
      </span>
    </li>
  )
}
