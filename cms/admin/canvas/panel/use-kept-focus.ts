import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { focusField } from './focus-field.ts'

/**
 * Payload draws the fields of a block again when its path changes, such as by a move. The field that had the focus gets it back. Returns what
 * notes the focused field.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  path: string | undefined,
): (event: FocusEvent) => void {
  const focused = useRef<{ path: string; field: string } | null>(null)
  useEffect(() => {
    const within = root.current
    const before = focused.current
    if (!within || !before || path === undefined || before.path === path) return undefined
    focused.current = null
    if (document.activeElement !== document.body) return undefined
    const abort = new AbortController()
    focusField({ within, block: path, field: before.field.split('.'), signal: abort.signal })
    return () => abort.abort()
  }, [root, path])
  return ({ target }) => {
    const field = path === undefined ? null : readFieldPath(target)
    focused.current =
      path !== undefined && field?.startsWith(`${path}.`) ? { path, field: field.slice(path.length + 1) } : null
  }
}

/** Payload names a field's element by its path: `field-layout__0__heading`. */
function readFieldPath(element: Element): string | null {
  const holder = element.closest<HTMLElement>('[id^="field-"], [data-field-path]')
  return holder?.dataset['fieldPath'] ?? holder?.id.slice('field-'.length).replaceAll('__', '.') ?? null
}
