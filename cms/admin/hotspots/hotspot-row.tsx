'use client'
import { anchorIn, type HotspotView } from '#schemas/vehicle/edit-hotspots.ts'
import type { VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { placesOfHotspot } from './hotspot-words.ts'

interface Props {
  idBase: string
  number: number
  hotspot: VehicleHotspot
  view: HotspotView
  isChosen: boolean
  isLocked: boolean
  /** A spin is there. */
  hasFrames: boolean
  onChoose: () => void
  onDescribe: (words: string) => void
  onPlace: () => void
  onTake: () => void
  onFill: () => void
  onRemove: () => void
}

/** The words of one hotspot, and where it is seen. */
export const HotspotRow = (props: Props) => {
  const { idBase, number, hotspot, view, isChosen, isLocked, hasFrames } = props
  const isHere = anchorIn(hotspot, view) !== null
  const place = view.side === 'interior' ? 'inside' : 'on this angle'
  return (
    <li className={`fc-hotspots__row${isChosen ? ' fc-hotspots__row--chosen' : ''}`}>
      <span className="fc-hotspots__number" aria-hidden="true">
        {number}
      </span>
      <label className="fc-hidden" htmlFor={`${idBase}-words`}>
        Description of hotspot {number}
      </label>
      <input
        id={`${idBase}-words`}
        type="text"
        maxLength={300}
        placeholder="Shown to shoppers, such as “Heated seats in both rows”"
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
          {isHere ? 'Not here' : 'Place here'}
          <span className="fc-hidden">
            {' '}
            hotspot {number} {place}
          </span>
        </button>
        {hasFrames && hotspot.anchors.exterior.length > 1 ? (
          <button type="button" className="fc-button fc-button--small" disabled={isLocked} onClick={props.onFill}>
            Fill between<span className="fc-hidden"> for hotspot {number}</span>
          </button>
        ) : null}
        <button type="button" className="fc-button fc-button--small" disabled={isLocked} onClick={props.onRemove}>
          Delete<span className="fc-hidden"> hotspot {number}</span>
        </button>
      </span>
    </li>
  )
}
