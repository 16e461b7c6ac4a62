'use client'
import { DraggableSortable, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useId, useRef, useState } from 'react'
import { z } from 'zod'
import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { moveItem } from './move-item.ts'
import { PickedVehicle } from './picked-vehicle.tsx'
import { useSiteId } from './use-site.ts'
import { useStaffQuery } from './use-staff-query.ts'
import { VehicleSearch } from './vehicle-search.tsx'
import * as texts from './texts.ts'

const id = z.union([z.number(), z.object({ id: z.number() }).transform((populated) => populated.id)])
const picks = z.array(id.nullable().catch(null)).catch([])

/** Hand-picked vehicles: searched in stock, shown as cards in their order. */
export const VehiclesField = ({
  field,
  path: ownPath,
  readOnly,
  max,
}: RelationshipFieldClientProps & { max: number | null }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const listId = useId()
  const section = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')
  const [justPicked, setJustPicked] = useState<StaffVehicle[]>([])
  const ids = [...new Set(picks.parse(value).filter((each) => each !== null))]
  const { known, failure, retry } = usePicked(ids, justPicked)
  const isLocked = readOnly === true || disabled
  const isFull = max !== null && ids.length >= max
  const getElementId = (each: number) => `${listId}-${each}`
  const getName = (each: number) => known(each)?.name ?? texts.vehicleEach({ each })

  const pick = (vehicle: StaffVehicle) => {
    setJustPicked([...justPicked, vehicle])
    setValue([...ids, vehicle.id])
    setMessage(texts.nameIsAdded({ name: vehicle.name }))
    // At the maximum the focused search box is removed, so the focus moves.
    if (max !== null && ids.length + 1 >= max) keepFocus(getElementId(vehicle.id), 'remove')
  }
  const move = (from: number, to: number) => {
    const [mover] = ids.slice(from, from + 1)
    if (mover === undefined || from === to) return
    setValue(moveItem(ids, from, to))
    setMessage(texts.nameIsNowToOfLength({ name: getName(mover), to: to + 1, length: ids.length }))
  }
  const step = (from: number, to: number) => {
    const [mover] = ids.slice(from, from + 1)
    move(from, to)
    if (mover !== undefined) keepFocus(getElementId(mover), to < from ? 'up' : 'down')
  }
  const remove = (place: number) => {
    const [removed] = ids.slice(place, place + 1)
    const neighbour = ids[place + 1] ?? ids[place - 1]
    setValue(ids.toSpliced(place, 1))
    if (removed !== undefined) setMessage(texts.nameIsRemoved({ name: getName(removed) }))
    if (neighbour !== undefined) keepFocus(getElementId(neighbour), 'remove')
    else focusWhenDrawn(() => section.current?.querySelector<HTMLElement>('[role="combobox"]'))
  }

  return (
    <section
      ref={section}
      className={`field-type fc-picks${showError ? ' error' : ''}`}
      aria-label={labelText(field.label)}
    >
      <FieldLabel as="h3" label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      {ids.length > 0 ? (
        <DraggableSortable
          ids={ids.map(String)}
          onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
        >
          <ol className="fc-picks__list">
            {ids.map((each, place) => (
              <PickedVehicle
                key={each}
                id={each}
                elementId={getElementId(each)}
                vehicle={known(each)}
                place={place}
                places={ids.length}
                isLocked={isLocked}
                onMove={(to) => step(place, to)}
                onRemove={() => remove(place)}
              />
            ))}
          </ol>
        </DraggableSortable>
      ) : (
        <p className="fc-picks__none">{texts.noVehiclesYet}</p>
      )}
      {failure ? (
        <p role="alert">
          {failure}{' '}
          <button type="button" className="fc-plain-button" onClick={retry}>
            {texts.tryAgain}
          </button>
        </p>
      ) : null}
      {isFull ? (
        <p className="fc-picks__none">{texts.theListIsFull}</p>
      ) : (
        <VehicleSearch picked={ids} isLocked={isLocked} onPick={pick} />
      )}
      {max === null ? null : (
        <p className="fc-picks__count">{texts.lengthOfAtMostMaxPicked({ length: ids.length, max })}</p>
      )}
      <p role="status" className="fc-hidden">
        {message}
      </p>
    </section>
  )
}

/** Data of the picked vehicles: null if no longer in stock, undefined while loading. */
function usePicked(ids: number[], justPicked: StaffVehicle[]) {
  const tenant = useSiteId()
  const question =
    tenant === null || ids.length === 0
      ? null
      : new URLSearchParams({ tenant: String(tenant), ids: ids.toSorted((a, b) => a - b).join() })
  const { answer, isLoading, failure, retry } = useStaffQuery('vehicles', question)
  const vehicles = new Map([...justPicked, ...(answer?.vehicles ?? [])].map((vehicle) => [vehicle.id, vehicle]))
  return {
    known: (id: number) => vehicles.get(id) ?? (isLoading || answer === null ? undefined : null),
    failure,
    retry,
  }
}

/** A moved card keeps the focus on its button. At the end of the list, the opposite button takes it. */
function keepFocus(elementId: string, step: 'up' | 'down' | 'remove'): void {
  focusWhenDrawn(() => {
    const card = document.getElementById(elementId)
    const button = card?.querySelector<HTMLButtonElement>(`button[data-step="${step}"]:not(:disabled)`)
    return button ?? card?.querySelector<HTMLButtonElement>('button[data-step]:not(:disabled)')
  })
}

const labelText = (label: unknown): string => (typeof label === 'string' ? label : texts.vehicles)
