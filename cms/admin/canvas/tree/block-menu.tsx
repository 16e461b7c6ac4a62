'use client'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { listCommands } from '../edit/list-commands.ts'
import { Icon } from '../icon.tsx'
import { useVersionsAddress } from '../use-versions-address.ts'
import * as texts from '../texts.ts'

interface Props {
  at: { x: number; y: number }
  onClose: () => void
}

/** The commands for the selected blocks, as a menu at the pointer or at the row. */
export function BlockMenu({ at, onClose }: Props) {
  const { commands, selection } = useCanvas()
  const versions = useVersionsAddress()
  const block = selection.ids.length === 1 ? selection.ids[0] : undefined
  const root = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const menu = root.current
    if (!menu) return
    const { width, height } = menu.getBoundingClientRect()
    menu.style.left = `${Math.max(8, Math.min(at.x, window.innerWidth - width - 8))}px`
    menu.style.top = `${Math.max(8, Math.min(at.y, window.innerHeight - height - 8))}px`
    menu.querySelector('button')?.focus()
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const now = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (to === undefined) return
    else items[to % items.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div className="fc-canvas-menu__behind" onPointerDown={onClose} />
      <ul ref={root} className="fc-canvas-menu" role="menu" aria-label={texts.whatToDoWithIt} onKeyDown={onKeyDown}>
        {listCommands(commands).map(({ name, label, icon, keys, run }) => (
          <li key={name} role="none">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                onClose()
                run()
              }}
            >
              <Icon name={icon} />
              <span>{label}</span>
              <kbd aria-hidden="true">{keys}</kbd>
            </button>
          </li>
        ))}
        {versions !== null && block !== undefined ? (
          <li role="none">
            <a role="menuitem" tabIndex={-1} href={`${versions}?block=${encodeURIComponent(block)}`}>
              <Icon name="history" />
              <span>{texts.versionsOfThisBlock}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </>
  )
}
