'use client'
import { useId, useState } from 'react'
import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { useListbox } from './use-listbox.ts'
import { useSiteId } from './use-site.ts'
import { useStaffQuery } from './use-staff-query.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'
import { absenceWords, vehicleWords } from './vehicle-words.ts'
import * as texts from './texts.ts'

interface VehicleSearchProps {
  picked: readonly number[]
  isLocked: boolean
  onPick: (vehicle: StaffVehicle) => void
}

/** A combobox that searches the site's stock while typing. Enter or a click picks; it stays open for the next pick. */
export function VehicleSearch({ picked, isLocked, onPick }: VehicleSearchProps) {
  const id = useId()
  const tenant = useSiteId()
  const [typed, setTyped] = useState('')
  const [hasOpened, setHasOpened] = useState(false)
  const question = new URLSearchParams({ tenant: String(tenant), query: typed.trim() })
  const { answer, isLoading, failure, retry } = useStaffQuery(
    'vehicles',
    tenant === null || !hasOpened ? null : question,
  )
  const options = failure ? [] : (answer?.vehicles ?? []).filter((vehicle) => !picked.includes(vehicle.id))
  const listbox = useListbox({ id, options, isSettled: !isLoading, onPick })
  const open = () => {
    setHasOpened(true)
    listbox.open()
  }
  return (
    <div className="fc-choice fc-vehicle-search" onBlur={listbox.onBlur}>
      <label htmlFor={`${id}-input`}>{texts.addAVehicle}</label>
      <div className="fc-choice__box">
        <input
          {...listbox.input}
          id={`${id}-input`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={isLocked}
          placeholder={texts.nameStockNumberOrVin}
          value={typed}
          onClick={open}
          onChange={(event) => {
            setTyped(event.target.value)
            open()
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setHasOpened(true)
            listbox.input.onKeyDown(event)
          }}
        />
      </div>
      {listbox.isOpen ? (
        <div className="fc-options" aria-busy={isLoading}>
          {options.length > 0 ? (
            <div {...listbox.list} role="listbox" aria-label={texts.vehiclesFound}>
              {options.map((vehicle, index) => (
                <div
                  key={vehicle.id}
                  {...listbox.option(index)}
                  role="option"
                  className="fc-option fc-option--vehicle"
                  aria-selected="false"
                >
                  <VehiclePhoto photo={vehicle.photo} />
                  <span className="fc-pick__words">
                    <strong>{vehicle.name}</strong>
                    <span>{vehicleWords(vehicle)}</span>
                    {absenceWords(vehicle) ? <em className="fc-pick__absence">{absenceWords(vehicle)}</em> : null}
                  </span>
                </div>
              ))}
            </div>
          ) : null}
          <p role="status">
            {stateWords({
              hasSite: tenant !== null,
              isLoading,
              failure,
              found: options.length,
              isPicked: options.length < (answer?.vehicles.length ?? 0),
              typed,
              wasAnswered: answer !== null,
            })}
          </p>
          {failure ? (
            <button type="button" className="fc-plain-button" onClick={retry}>
              {texts.tryAgain}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

interface SearchState {
  hasSite: boolean
  isLoading: boolean
  failure: string | null
  found: number
  /** Whether any result is picked already. */
  isPicked: boolean
  typed: string
  wasAnswered: boolean
}

function stateWords({ hasSite, isLoading, failure, found, isPicked, typed, wasAnswered }: SearchState): string {
  if (!hasSite) return texts.chooseSiteFirstToSearchItsStock
  if (failure) return failure
  if (isLoading && (!wasAnswered || found === 0)) return texts.searching
  if (found > 0) return typed.trim() === '' ? texts.latestInStock : `${found} found`
  if (isPicked) return texts.allMatchesAreAlreadyInYourList
  return typed.trim() === '' ? texts.noVehiclesInStock : texts.noVehicleInStockMatchesTyped({ typed: typed.trim() })
}
