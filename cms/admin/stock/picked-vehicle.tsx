'use client'
import { DragHandleIcon, useDraggableSortable } from '@payloadcms/ui'
import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'
import { absenceWords, vehicleWords } from './vehicle-words.ts'
import * as texts from './texts.ts'

interface PickedVehicleProps {
  id: number
  elementId: string
  /** Null if the vehicle is no longer in stock, undefined while it loads. */
  vehicle: StaffVehicle | null | undefined
  place: number
  places: number
  isLocked: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picked vehicle with its visibility to shoppers and its position. It moves by drag handle or buttons. */
export function PickedVehicle({
  id,
  elementId,
  vehicle,
  place,
  places,
  isLocked,
  onMove,
  onRemove,
}: PickedVehicleProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useDraggableSortable({
    id: String(id),
    disabled: isLocked,
  })
  const name = vehicle?.name ?? (vehicle === null ? texts.vehicleId({ id }) : texts.loading)
  const absence = vehicle ? absenceWords(vehicle) : vehicle === null ? texts.deleted : null
  return (
    <li
      ref={setNodeRef}
      id={elementId}
      className={`fc-pick${absence ? ' fc-pick--absent' : ''}${isDragging ? ' fc-pick--dragged' : ''}`}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className="fc-pick__handle"
        {...attributes}
        {...listeners}
        disabled={isLocked}
        aria-label={texts.dragName({ name })}
      >
        <DragHandleIcon />
      </button>
      <VehiclePhoto photo={vehicle?.photo ?? null} />
      <span className="fc-pick__words">
        <strong>{name}</strong>
        <span>{vehicle ? vehicleWords(vehicle) : vehicle === null ? texts.noLongerInStock : ''}</span>
        {absence ? <em className="fc-pick__absence">{absence}</em> : null}
      </span>
      <span className="fc-pick__buttons">
        <button type="button" data-step="up" disabled={isLocked || place === 0} onClick={() => onMove(place - 1)}>
          <span aria-hidden="true">↑</span>
          <span className="fc-hidden">{texts.moveNameUp({ name })}</span>
        </button>
        <button
          type="button"
          data-step="down"
          disabled={isLocked || place === places - 1}
          onClick={() => onMove(place + 1)}
        >
          <span aria-hidden="true">↓</span>
          <span className="fc-hidden">{texts.moveNameDown({ name })}</span>
        </button>
        <button type="button" data-step="remove" disabled={isLocked} onClick={onRemove}>
          <span aria-hidden="true">×</span>
          <span className="fc-hidden">{texts.removeName({ name })}</span>
        </button>
      </span>
    </li>
  )
}
