'use client'
import { useEffect } from 'react'
import { setPageTime } from './editing-forms.ts'

/** Shows nothing: keeps the moment for what is done on this page. */
export function PageTimeNote({ at }: { at: string }) {
  useEffect(() => setPageTime(at), [at])
  return null
}
