import type { Payload } from 'payload'
import { checkLayout, migrateLayout, validateLayout } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { type LayoutState, type StoredLayout, storedLayouts } from './stored-layouts.ts'

/** A finding about a stored block. Only `error` blocks publishing: an incomplete draft is a note. */
export interface BlockFinding {
  severity: 'error' | 'warning' | 'note'
  tenantId: number | null
  /** The tenant's slug. */
  tenant: string
  collection: 'pages' | 'sections'
  documentId: number | null
  title: string
  /** A page's address; null for a section. */
  path: string | null
  state: LayoutState
  blockType: string
  blockPath: string
  blockId: string
  /** The stored field without a definition; empty for other findings. */
  field: string
  message: string
}

/** Checks all pages and reusable sections, their drafts and their versions: `blocks check`. */
export async function checkBlocks(payload: Payload): Promise<BlockFinding[]> {
  const findings: BlockFinding[] = []
  for await (const batch of storedLayouts(payload)) findings.push(...batch.flatMap(listFindings))
  return findings
}

function listFindings(stored: StoredLayout): BlockFinding[] {
  const unfinished = stored.state === 'published' ? new Set<string>() : incomplete(stored.layout)
  return checkLayout(stored.layout ?? []).map(({ severity, message, ...finding }) => ({
    ...finding,
    severity: severity === 'error' && unfinished.has(message) ? 'note' : severity,
    tenantId: stored.tenantId,
    tenant: stored.tenant,
    collection: stored.collection,
    documentId: stored.documentId,
    title: stored.title,
    path: stored.path,
    state: stored.state,
    message,
  }))
}

/** Fields that are only incomplete, which drafts and versions may be. */
function incomplete(layout: unknown): Set<string> {
  if (!Array.isArray(layout) || !layout.every(isBlockNode)) return new Set()
  return new Set(validateLayout(migrateLayout(layout), 'publish').map(({ message }) => message))
}
