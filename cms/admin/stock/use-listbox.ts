'use client'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

interface ListboxParts<O> {
  id: string
  options: readonly O[]
  /** Whether the options match the typed text. Only then does Enter pick the first option without navigation. */
  isSettled: boolean
  onPick: (option: O) => void
}

/**
 * A combobox after the ARIA Authoring Practices pattern: Down and Up move through the options, Enter picks, Escape closes. The focus stays
 * in the input and the list stays open, so that several options can be picked.
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
        // Prevents submitting the form.
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
  // Without results, a message replaces the list.
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
      // Keeps the focus in the input.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        const option = options[index]
        if (option !== undefined) onPick(option)
      },
    }),
  } as const
}
