'use client'
import { useEffect } from 'react'
import { setPageTime } from './editing-forms.ts'

/** Renders nothing. Stores the moment for requests from this page. */
export function PageTimeNote({ at }: { at: string }) {
  useEffect(() => setPageTime(at), [at])
  return null
}
