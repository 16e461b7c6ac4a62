import { useId, useMemo, type ReactNode } from 'react'
import { Box } from '../box.tsx'
import { Icon } from '../icon.tsx'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** One control: `Input`, `Select`, `MoneyInput` ... */
  children: ReactNode
}

/** A control with its label above, its hint below, and its error in place of the hint's calm. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean).join(' ') || undefined
  const control = useMemo(
    () => ({ id, describedBy, isInvalid: Boolean(error), isRequired: required }),
    [id, describedBy, error, required],
  )
  return (
    <Box display="flex" flexDirection="column" gap={1} minWidth={0}>
      <Box as="label" htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
        {required ? (
          <Box as="span" aria-hidden="true" color="danger">
            {' *'}
          </Box>
        ) : null}
      </Box>
      <FieldContext value={control}>{children}</FieldContext>
      {hint ? (
        <Box id={`${id}hint`} fontSize="sm" color="muted">
          {hint}
        </Box>
      ) : null}
      {error ? (
        <Box id={`${id}error`} display="flex" alignItems="center" gap={1} fontSize="sm" color="danger" role="alert">
          <Icon name="warning" size={16} />
          {error}
        </Box>
      ) : null}
    </Box>
  )
}
