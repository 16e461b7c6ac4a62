'use client'
import { DragHandleIcon, useDraggableSortable } from '@payloadcms/ui'
import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'
import { absenceWords, vehicleWords } from './vehicle-words.ts'

interface PickedVehicleProps {
  id: number
  elementId: string
  /** Null where stock has no such vehicle any more, undefined while it is not known yet. */
  vehicle: StaffVehicle | null | undefined
  place: number
  places: number
  isLocked: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** One pick: what it is, whether shoppers see it, and where it stands. It is moved by its handle or by its buttons. */
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
  const name = vehicle?.name ?? (vehicle === null ? `Vehicle ${id}` : 'Loading…')
  const absence = vehicle ? absenceWords(vehicle) : vehicle === null ? 'Deleted' : null
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
        aria-label={`Drag ${name}`}
      >
        <DragHandleIcon />
      </button>
      <VehiclePhoto photo={vehicle?.photo ?? null} />
      <span className="fc-pick__words">
        <strong>{name}</strong>
        <span>{vehicle ? vehicleWords(vehicle) : vehicle === null ? 'No longer in stock. Remove it.' : ''}</span>
        {absence ? <em className="fc-pick__absence">{absence}</em> : null}
      </span>
      <span className="fc-pick__buttons">
        <button type="button" data-step="up" disabled={isLocked || place === 0} onClick={() => onMove(place - 1)}>
          <span aria-hidden="true">↑</span>
          <span className="fc-hidden">Move {name} up</span>
        </button>
        <button
          type="button"
          data-step="down"
          disabled={isLocked || place === places - 1}
          onClick={() => onMove(place + 1)}
        >
          <span aria-hidden="true">↓</span>
          <span className="fc-hidden">Move {name} down</span>
        </button>
        <button type="button" data-step="remove" disabled={isLocked} onClick={onRemove}>
          <span aria-hidden="true">×</span>
          <span className="fc-hidden">Remove {name}</span>
        </button>
      </span>
    </li>
  )
}
