'use client'
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import * as texts from './texts.ts'

/** Asks for the current password where somebody changes their own. */
export const CurrentPassword = ({ path }: { path: string }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(([fields]) => fields['password'] !== undefined)
  if (!isChanging || id === undefined || user?.id !== id) return null
  return (
    <PasswordField
      field={{ name: 'currentPassword', label: texts.currentPassword, required: true }}
      path={path}
      validate={() => true}
    />
  )
}
