import type { UseFormReturn } from 'react-hook-form'

/** Values by field name; the form's schema defines their types. */
export type FormValues = Record<string, unknown>

/** The functions of a form that its parts use. */
export type FormEntry = Pick<
  UseFormReturn<FormValues>,
  'register' | 'getValues' | 'setValue' | 'watch' | 'clearErrors' | 'formState'
>
