import { useEditDepth } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { setOpenLayer } from './open-layer.ts'

/**
 * Opens the layer over the form: what it covers takes neither focus nor pointer, and the document's own controls move into its bar. Drawers
 * of Payload lie over it. Returns the reference for the element that takes the controls.
 */
export function useLayer(opener: RefObject<HTMLElement | null>): (element: HTMLElement | null) => void {
  const editDepth = useEditDepth()
  useEffect(() => {
    const button = opener.current
    const covered = button?.closest<HTMLElement>('.template-default')
    covered?.setAttribute('inert', '')
    document.documentElement.dataset['fcCanvas'] = ''
    return () => {
      covered?.removeAttribute('inert')
      delete document.documentElement.dataset['fcCanvas']
      button?.focus()
    }
  }, [opener])
  const bar = useRef<HTMLElement | null>(null)
  return useCallback(
    (element) => {
      bar.current = element
      setOpenLayer(element ? { bar: element, editDepth } : null)
    },
    [editDepth],
  )
}
