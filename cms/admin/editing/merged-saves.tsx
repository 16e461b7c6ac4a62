'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { withVersions } from './save-request.ts'

/**
 * Every save of the admin says which version it started from. Payload's form has no place for that: autosave, Save, Publish, bulk edits and
 * restored versions each build their own request, and all of them send it by `fetch`.
 */
export function MergedSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const { api } = config.routes
  useEffect(() => {
    const send = window.fetch
    const merged = withVersions({ send: send.bind(window), api, showRefusal: (message) => toast.error(message) })
    window.fetch = merged
    return () => {
      if (window.fetch === merged) window.fetch = send
    }
  }, [api])
  return children
}
