import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { placesQuery } from '../_data/places.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Input } from '../_ui/field/input.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { useLater } from './use-later.ts'
import * as texts from './texts.ts'

/** vehicles §9: autocomplete debounce, in milliseconds. */
const debounce = 300
/** One letter matches half of the country. */
const fewestLetters = 2

interface PlaceBoxProps {
  place: string
  /** Called on a choice, at Enter, and on blur with changed text; empty for none. */
  onPlace: (place: string) => void
}

/** A postcode or town with suggestions: the combobox of ARIA's authoring practices. Without script or suggestions it is a plain input. */
export function PlaceBox({ place, onPlace }: PlaceBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const sought = useLater(typed?.trim() ?? '', debounce)
  const api = useApi()
  const { data: found = [] } = useQuery({ ...placesQuery(api, sought), enabled: sought.length >= fewestLetters })
  const options = typed !== null && sought === typed.trim() ? found : []
  const shown = useRef(place)
  // Text typed before hydration stays, until the page has another place.
  useEffect(() => {
    if (box.current && shown.current !== place) box.current.value = place
    shown.current = place
  }, [place])
  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const choose = (chosenPlace: string) => {
    close()
    if (box.current) box.current.value = chosenPlace
    if (chosenPlace !== place) onPlace(chosenPlace)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(options[active]?.label ?? event.currentTarget.value.trim())
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      setActive(getNext(active, { count: options.length, by: event.key === 'ArrowDown' ? 1 : -1 }))
    }
  }
  const look = styleClasses(style)
  return (
    <div className={look.frame}>
      <Input
        ref={box}
        name="near"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        defaultValue={place}
        autoComplete="off"
        placeholder={texts.orMaroochydore4558}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => choose(event.target.value.trim())}
      />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={texts.places}
        hidden={options.length === 0}
        className={look.list}
      >
        {options.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={look.option}
            // Keeps the focus in the input: blur would come before the choice.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Cycles, with the input itself between last and first. */
function getNext(active: number, { count, by }: { count: number; by: 1 | -1 }): number {
  const next = active + by
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}

const style = {
  frame: { position: 'relative' },
  list: {
    position: 'absolute',
    zIndex: 'sticky',
    top: '100%',
    left: 0,
    right: 0,
    mt: 1,
    p: 1,
    maxHeight: '18rem',
    overflowY: 'auto',
    bg: 'surface',
    border: 'thin',
    borderRadius: 'md',
    boxShadow: 'lg',
    '&[hidden]': { display: 'none' },
  },
  option: {
    display: 'flex',
    width: '100%',
    border: 'none',
    bg: 'transparent',
    color: 'ink',
    textAlign: 'left',
    alignItems: 'center',
    minHeight: 'tap',
    px: 3,
    borderRadius: 'sm',
    cursor: 'pointer',
    '&:hover': { bg: 'surfaceSunken' },
    '&[aria-selected=true]': { bg: 'primarySoft', fontWeight: 'semibold' },
  },
} as const satisfies Record<string, CssObject>
