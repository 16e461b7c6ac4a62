'use client'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

interface ListboxParts<O> {
  id: string
  options: readonly O[]
  /** Whether the options are those of what is typed: Enter picks the first of them unseen only then. */
  isSettled: boolean
  onPick: (option: O) => void
}

/**
 * A box to type in with a list of options below it, after the combobox pattern of the ARIA Authoring Practices: Down and Up walk the options,
 * Enter picks, Escape closes. The focus stays in the box, and the list open, so that several can be picked.
 */
export function useListbox<O>({ id, options, isSettled, onPick }: ListboxParts<O>) {
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const active = Math.min(at, options.length - 1)
  const close = () => {
    setIsOpen(false)
    setAt(-1)
  }
  const open = () => {
    setIsOpen(true)
    setAt(-1)
  }
  const walk = (step: 1 | -1) => {
    if (!isOpen) return open()
    const next = active + step
    const place = next < 0 ? options.length - 1 : next >= options.length ? 0 : next
    setAt(place)
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return walk(event.key === 'ArrowDown' ? 1 : -1)
      case 'Enter': {
        // Otherwise it would send the whole form.
        event.preventDefault()
        const isFirstMeant = isSettled && event.currentTarget.value.trim() !== ''
        const option = options[active] ?? (isFirstMeant ? options[0] : undefined)
        if (!isOpen) open()
        else if (option !== undefined) onPick(option)
        return
      }
      case 'Escape':
        if (!isOpen) return
        event.stopPropagation()
        return close()
      default:
    }
  }
  // Where nothing is found a sentence stands in the list's place.
  const hasList = isOpen && options.length > 0
  return {
    isOpen,
    open,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
    },
    input: {
      role: 'combobox',
      'aria-expanded': hasList,
      'aria-controls': hasList ? `${id}-list` : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      onClick: () => setIsOpen(true),
      onKeyDown,
    },
    list: { id: `${id}-list` },
    option: (index: number) => ({
      id: `${id}-${index}`,
      'data-active': index === active,
      // The box keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        const option = options[index]
        if (option !== undefined) onPick(option)
      },
    }),
  } as const
}
