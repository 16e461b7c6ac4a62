import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'

type PressedKey = Extract<CanvasEvent, { type: 'canvas:key' }>['pressed']

const plain = new Set(['Escape', 'Delete', 'Backspace', 'ArrowUp', 'ArrowDown', '/', '?'])
const withMod = new Set(['z', 'y', 'c', 'x', 'v', 'd', 'g', 's', 'a', 'arrowup', 'arrowdown', '/', 'enter'])
const withAlt = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** A key that the editor handles; null for all others, which do what they do on the page. */
export function readShortcut({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): PressedKey | null {
  const mod = ctrlKey || metaKey
  const isHandled = altKey ? withAlt.has(key) : mod ? withMod.has(key.toLowerCase()) : plain.has(key)
  return isHandled ? { key, shift: shiftKey, mod, alt: altKey } : null
}

/** Whether keys belong to what is being typed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
