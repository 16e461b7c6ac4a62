'use client'
import { useEffect } from 'react'
import { listTimes } from './editing-forms.ts'

/** Shows nothing: keeps the moment for the saves that are made from this list. */
export function ListTimeNote({ slug, at }: { slug: string; at: string }) {
  useEffect(() => {
    listTimes.set(slug, at)
  }, [slug, at])
  return null
}
