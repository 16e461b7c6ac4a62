'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ResetFactor } from './reset-factor.tsx'
import { OwnFactor } from './own-factor.tsx'
import * as texts from './texts.ts'

/** In the user's own account: enrols or removes the second factor. In another account: removes it. */
export const SecondFactor = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (typeof id !== 'number' || !user) return null
  return (
    <section className="fc-second-factor" aria-label={texts.secondFactor}>
      <h3>{texts.secondFactor}</h3>
      {user.id === id ? <OwnFactor /> : <ResetFactor id={id} />}
    </section>
  )
}
