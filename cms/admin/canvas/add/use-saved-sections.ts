import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { SavedSection } from '#schemas/page/saved-section.ts'
import { useSiteId } from '../../stock/use-site.ts'
import { useCanvas } from '../canvas-context.ts'
import { findInsertRefusal } from '../edit/find-insert-refusal.ts'
import { makeId } from '../edit/make-block.ts'
import { fetchSavedSections } from '../sections/call-sections.ts'
import { findSyncedRefusal } from '../sections/find-section-refusal.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'

export interface OfferedSection {
  section: SavedSection
  /** Why it cannot be shown at the chosen place; null if it can. */
  syncedRefusal: string | null
  copyRefusal: string | null
}

/** The sections that the site may show, each with the reason where the chosen place does not take it. */
export function useSavedSections(): OfferedSection[] {
  const { config } = useConfig()
  const api = `${config.serverURL}${config.routes.api}`
  const site = useSiteId()
  const { id, collectionSlug } = useDocumentInfo()
  const { layout, rules, selection, addTarget: target } = useCanvas()
  const [sections, setSections] = useState<SavedSection[]>([])
  useEffect(() => {
    let isShown = true
    if (site !== null)
      void fetchSavedSections(api, site).then((known) => {
        if (isShown) setSections(known?.sections ?? [])
      })
    return () => {
      isShown = false
    }
  }, [api, site])
  const own = collectionSlug === 'sections' && typeof id === 'number' ? id : null
  const findRefusal = (nodes: BlockNode[]) =>
    findInsertRefusal(layout, { nodes: copyNodes(nodes, makeId), target, selected: selection.ids, rules })
  return sections
    .filter((section) => section.id !== own)
    .map((section) => ({
      section,
      syncedRefusal: findSyncedRefusal(section, { sections, own, findRefusal }),
      copyRefusal: findRefusal(section.layout),
    }))
}
