import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { findUnreadFields } from './find-unread-fields.ts'
import { migrateNode, migrateTree } from './migrate.ts'
import { type BlockIssue, findLayoutIssues, type LayoutRules, placeOf } from './validate-layout.ts'

/**
 * `error`: the block cannot be published, not be brought to its current version, or holds a field that no definition reads. `warning`: kept and not shown, the code does not know it.
 * `note`: stored at an older version, read through its migrations.
 */
export interface LayoutFinding {
  severity: 'error' | 'warning' | 'note'
  blockType: string
  blockPath: string
  blockId: string
  /** The stored field that no definition reads; empty for every other finding. */
  field: string
  message: string
}

/** What `blocks check` has to say of one stored layout. */
export function checkStoredLayout(rules: LayoutRules, layout: unknown): LayoutFinding[] {
  if (!Array.isArray(layout) || !layout.every(isBlockNode)) return findLayoutIssues(rules, layout, 'draft').map(asError)
  const current = migrateTree(rules.find, layout)
  return [
    ...versionFindings(rules, layout),
    ...unreadFindings(rules, current),
    ...findLayoutIssues(rules, current, 'publish').map(asError),
  ]
}

const asError = (issue: BlockIssue): LayoutFinding => ({
  severity: 'error',
  blockType: issue.blockType,
  blockPath: issue.blockPath,
  blockId: issue.blockId,
  field: '',
  message: issue.message,
})

const versionFindings = (rules: LayoutRules, layout: BlockNode[]): LayoutFinding[] =>
  listNodes(layout).flatMap(({ node, path }) => {
    const finding = versionFinding(rules, node)
    if (!finding) return []
    const blockPath = placeOf(rules, layout, path)
    const message = `${rules.find(node.blockType)?.label ?? node.blockType} (block ${blockPath}): ${finding.reason}`
    return [{ severity: finding.severity, blockType: node.blockType, blockPath, blockId: node.id, field: '', message }]
  })

/** A node that the code knows no version of is kept for the code that does. */
const unreadFindings = (rules: LayoutRules, current: BlockNode[]): LayoutFinding[] =>
  listNodes(current).flatMap(({ node, path }) => {
    const block = rules.find(node.blockType)
    if (!block || node.blockVersion !== block.version) return []
    const blockPath = placeOf(rules, current, path)
    return findUnreadFields(block, node).map((field) => ({
      severity: 'error' as const,
      blockType: node.blockType,
      blockPath,
      blockId: node.id,
      field,
      message: `${block.label} (block ${blockPath}): the stored field "${field}" is read by no definition; what it holds is not shown.`,
    }))
  })

type VersionFinding = { severity: LayoutFinding['severity']; reason: string }

function versionFinding({ find }: LayoutRules, node: BlockNode): VersionFinding | null {
  const block = find(node.blockType)
  if (!block) return { severity: 'warning', reason: 'no block of this name is known; it is kept and not shown.' }
  const version = node.blockVersion ?? 1
  if (version === block.version) return null
  const known = `version ${block.version} is the newest known`
  if (version > block.version)
    return { severity: 'warning', reason: `stored at version ${version}, ${known}; kept as it is.` }
  try {
    migrateNode(block, node)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { severity: 'error', reason: `cannot be brought from version ${version} to ${block.version}: ${why}` }
  }
  return { severity: 'note', reason: `stored at version ${version}, read as version ${block.version}.` }
}
