'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { takenTypes } from '#schemas/media/taken-types.ts'
import { takenTypes as takenTypesWords } from '#schemas/media/texts.ts'
import * as texts from './texts.ts'

/**
 * Names the files that Payload's bulk upload leaves out for their type: it says so only where it takes none, and for a moment. The words stay until they
 * are dismissed.
 */
export function LeftOutFiles({ children }: { children: ReactNode }) {
  useEffect(() => {
    const ended = new AbortController()
    const listen = { capture: true, signal: ended.signal }
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLInputElement && tell(target, target.files),
      listen,
    )
    document.addEventListener('drop', ({ target, dataTransfer }) => tell(target, dataTransfer?.files), listen)
    document.addEventListener('paste', ({ target, clipboardData }) => tell(target, clipboardData?.files), listen)
    return () => ended.abort()
  }, [])
  return children
}

function tell(target: EventTarget | null, files: FileList | null | undefined): void {
  if (!(target instanceof Element) || !target.closest('.bulk-upload--add-files')) return
  const chosen = [...(files ?? [])]
  const leftOut = chosen.filter(({ type }) => !takenTypes.includes(type)).map(({ name }) => name)
  if (leftOut.length === 0) return
  toast.error(texts.leftOut({ names: leftOut.join(', '), takenTypes: takenTypesWords }), { duration: Infinity })
}
