'use client'
import { useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { useEffect, useMemo, useRef } from 'react'
import { useSiteId } from '../../stock/use-site.ts'
import type { FieldPath } from '../field-path.ts'
import { useSetReference } from './use-set-reference.ts'

interface Props {
  id: string
  field: FieldPath
  onDone: () => void
}

const library: CollectionSlug[] = ['media']

/** Chooses a picture of the site's library, or uploads one, in Payload's own drawer. */
export function PictureChoice({ id, field, onDone }: Props) {
  const tenant = useSiteId()
  const set = useSetReference()
  const wasOpen = useRef(false)
  // The drawer queries the server again whenever the filter object changes.
  const filterOptions = useMemo(
    (): { media: Where } => ({
      media: { and: [{ tenant: { equals: tenant } }, { mimeType: { contains: 'image' } }] },
    }),
    [tenant],
  )
  const [Drawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: library,
    filterOptions,
  })
  useEffect(() => {
    openDrawer()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, [])
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) onDone()
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen, onDone])
  return (
    <Drawer
      onSelect={({ docID }) => {
        set({ id, field }, Number(docID))
        closeDrawer()
      }}
    />
  )
}
