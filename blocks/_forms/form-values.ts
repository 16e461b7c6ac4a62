import type { UseFormReturn } from 'react-hook-form'

/** Values by field name; the schema of the form knows their types. */
export type FormValues = Record<string, unknown>

/** What a part of a form reads and changes of it. */
export type FormEntry = Pick<
  UseFormReturn<FormValues>,
  'register' | 'getValues' | 'setValue' | 'watch' | 'clearErrors' | 'formState'
>
