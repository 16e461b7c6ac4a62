'use client'
import { useDocumentInfo, ViewDescription } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { ScheduleNote } from '../schedule/schedule-note.tsx'
import { SiteNote } from './site-note.tsx'

/** Under the title of a form: the site of the document, what is planned for it, and the description that lists show too. */
export function DocumentDescription({ description }: { description?: StaticDescription }) {
  const { id } = useDocumentInfo()
  return (
    <>
      {id ? <SiteNote /> : null}
      {id ? <ScheduleNote /> : null}
      {description ? <ViewDescription description={description} /> : null}
    </>
  )
}
