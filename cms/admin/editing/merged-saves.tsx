'use client'
import { useAuth, useConfig } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { UsedDocument } from '../../uses/use.ts'
import { removeAllKept } from '../kept/browser-store.ts'
import { LeaveGuard } from '../leaving/leave-guard.tsx'
import { DeleteUsedDialog } from '../uses/delete-used-dialog.tsx'
import { withVersions } from './save-request.ts'

/**
 * Adds the base version to every save of the admin. Payload's form has no hook for that: autosave, Save, Publish, bulk edits and restored
 * versions each build their own request, and all of them send it by `fetch`.
 */
export function MergedSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const { user } = useAuth()
  const signedIn = useRef<number | string | null>(null)
  // Payload forgets the user before it asks the server to sign out. Its own effects, such as that of the sign-out page, run after these.
  useLayoutEffect(() => {
    if (user) signedIn.current = user.id
  }, [user])
  const [deletion, setDeletion] = useState<{ used: UsedDocument[]; answer: (isConfirmed: boolean) => void } | null>(
    null,
  )
  useLayoutEffect(() => {
    const send = window.fetch
    const merged = withVersions({
      send: send.bind(window),
      api,
      onSignedOut: () => {
        if (signedIn.current !== null) removeAllKept(signedIn.current)
      },
      askUses: async (used) =>
        new Promise<boolean>((resolve) => setDeletion({ used, answer: resolve })).finally(() => setDeletion(null)),
    })
    window.fetch = merged
    return () => {
      if (window.fetch === merged) window.fetch = send
    }
  }, [api])
  return (
    <>
      {children}
      <LeaveGuard />
      {deletion ? <DeleteUsedDialog used={deletion.used} admin={admin} onAnswer={deletion.answer} /> : null}
    </>
  )
}
