import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../brand/logo.tsx'
import { UndoEmailForm } from './undo-email-form.tsx'

/** `/admin/undo-email/<token>`: where the mail about a changed email address leads. Opening it changes nothing. */
export function UndoEmailView({ params }: AdminViewServerProps) {
  const segments: unknown = params?.['segments']
  const token: unknown = Array.isArray(segments) ? segments[1] : ''
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      <UndoEmailForm token={typeof token === 'string' ? token : ''} />
    </MinimalTemplate>
  )
}
