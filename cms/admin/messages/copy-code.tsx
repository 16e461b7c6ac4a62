'use client'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { codeIn } from './code-in.ts'
import { CopyButton } from './copy-button.tsx'

const text = z.string().catch('')

/** Above a message that brings a code. */
export const CopyCode = () => {
  const code = useFormFields(([fields]) => codeIn(text.parse(fields['text']?.value)))
  if (code === '') return null
  return (
    <div className="fc-ways__trial">
      <CopyButton code={code} />
    </div>
  )
}
