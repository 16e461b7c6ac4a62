'use client'
import { PasswordField, TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useOwnFactor } from './use-own-factor.ts'
import * as texts from './texts.ts'

/** Whether the form changes the password or the email address of an account that exists. */
function useCredentialChange(): boolean {
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ email, password }]) => password !== undefined || normalise(email?.value) !== normalise(email?.initialValue),
  )
  return id !== undefined && isChanging
}

const normalise = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '')

/** Asks for the password of the acting person where an email address or a password changes. */
export const CurrentPassword = ({ path }: { path: string }) =>
  useCredentialChange() ? (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: texts.yourCurrentPassword, required: true }}
      path={path}
      validate={() => true}
    />
  ) : null

/** Asks for a code there too, of a person with a second factor. */
export const CurrentCode = ({ path }: { path: string }) => {
  const isChanging = useCredentialChange()
  const factor = useOwnFactor(isChanging)
  return isChanging && factor === 'on' ? (
    <TextField
      field={{ name: 'currentCode', label: texts.codeFromYourApp, required: true }}
      path={path}
      validate={() => true}
    />
  ) : null
}
