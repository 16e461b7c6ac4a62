'use client'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { findCode } from './find-code.ts'
import { CopyButton } from './copy-button.tsx'

const text = z.string().catch('')

/** Above a message that contains a code. */
export const CopyCode = () => {
  const code = useFormFields(([fields]) => findCode(text.parse(fields['text']?.value)))
  if (code === '') return null
  return (
    <div className="fc-ways__trial">
      <CopyButton code={code} />
    </div>
  )
}
