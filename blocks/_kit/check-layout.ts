import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { findUnreadFields } from './find-unread-fields.ts'
import { migrateNode, migrateTree } from './migrate.ts'
import { type BlockIssue, findLayoutIssues, type LayoutRules, describePlace } from './validate-layout.ts'
import * as texts from './texts.ts'

/**
 * `error`: the block cannot be published or migrated, or has a field without a definition. `warning`: unknown to the code, therefore kept
 * but not shown. `note`: stored at an older version, read through its migrations.
 */
export interface LayoutFinding {
  severity: 'error' | 'warning' | 'note'
  blockType: string
  blockPath: string
  blockId: string
  /** The stored field without a definition; empty for other findings. */
  field: string
  message: string
}

/** Findings of `blocks check` for one stored layout. */
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
    const blockPath = describePlace(rules, layout, path)
    const message = `${rules.find(node.blockType)?.label ?? node.blockType} (block ${blockPath}): ${finding.reason}`
    return [{ severity: finding.severity, blockType: node.blockType, blockPath, blockId: node.id, field: '', message }]
  })

/** A node of an unknown version is preserved for the release that supports it. */
const unreadFindings = (rules: LayoutRules, current: BlockNode[]): LayoutFinding[] =>
  listNodes(current).flatMap(({ node, path }) => {
    const block = rules.find(node.blockType)
    if (!block || node.blockVersion !== block.version) return []
    const blockPath = describePlace(rules, current, path)
    return findUnreadFields(block, node).map((field) => ({
      severity: 'error' as const,
      blockType: node.blockType,
      blockPath,
      blockId: node.id,
      field,
      message: texts.labelBlockBlockPath({ label: block.label, blockPath, field }),
    }))
  })

type VersionFinding = { severity: LayoutFinding['severity']; reason: string }

function versionFinding({ find }: LayoutRules, node: BlockNode): VersionFinding | null {
  const block = find(node.blockType)
  if (!block) return { severity: 'warning', reason: texts.noBlockHasThisName }
  const version = node.blockVersion ?? 1
  if (version === block.version) return null
  const known = texts.versionVersionIsTheNewestKnown({ version: block.version })
  if (version > block.version) return { severity: 'warning', reason: texts.storedAtVersionVersion({ version, known }) }
  try {
    migrateNode(block, node)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      severity: 'error',
      reason: texts.cannotBroughtFromVersionVersionToVersion({ version, version2: block.version, why }),
    }
  }
  return { severity: 'note', reason: texts.storedAtVersionVersionRead({ version, version2: block.version }) }
}
