'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

const reasons = new WeakMap<File, string>()

/**
 * Why the server refused a file, while it is chosen. Payload's message goes, and so do the words beside the file: its own check, which runs as a
 * form of a bulk upload is drawn again, finds nothing wrong.
 */
export function RefusedFile() {
  const file = useFormFields(([fields]) => fields['file'])
  const value: unknown = file?.value
  const reason = file?.valid === false ? file.errorMessage : undefined
  useEffect(() => {
    if (value instanceof File && reason) reasons.set(value, reason)
  }, [value, reason])
  const kept = value instanceof File && !reason ? reasons.get(value) : undefined
  return kept === undefined ? null : (
    <p className="fc-refused-file" role="alert">
      {kept}
    </p>
  )
}
