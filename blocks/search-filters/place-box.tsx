import { useEffect, useRef } from 'react'
import { Input } from '../_ui/field/input.tsx'

interface PlaceBoxProps {
  place: string
  /** Called at Enter, and when it is left with other words in it; empty for none. */
  onPlace: (place: string) => void
}

/** Where a shopper is. Keeps what is being typed, until the address says another place. */
export function PlaceBox({ place, onPlace }: PlaceBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.value = place
  }, [place])
  const settle = (typed: string) => {
    if (typed.trim() !== place) onPlace(typed.trim())
  }
  return (
    <Input
      ref={box}
      name="near"
      defaultValue={place}
      autoComplete="off"
      placeholder="4558 or Maroochydore"
      onBlur={(event) => settle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        settle(event.currentTarget.value)
      }}
    />
  )
}
