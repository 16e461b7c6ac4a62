'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ResetFactor } from './reset-factor.tsx'
import { OwnFactor } from './own-factor.tsx'

/** In somebody's own account: sets the second factor up, or removes it. In another's: takes it away. */
export const SecondFactor = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (typeof id !== 'number' || !user) return null
  return (
    <section className="fc-second-factor" aria-label="Second factor">
      <h3>Second factor</h3>
      {user.id === id ? <OwnFactor /> : <ResetFactor id={id} />}
    </section>
  )
}
