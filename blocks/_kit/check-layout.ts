import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { migrateNode, migrateTree } from './migrate.ts'
import { findLayoutIssues, type LayoutRules, placeOf } from './validate-layout.ts'

/**
 * `error`: the block cannot be published, or not be brought to its current version. `warning`: kept and not shown, the code does not know it.
 * `note`: stored at an older version, read through its migrations.
 */
export interface LayoutFinding {
  severity: 'error' | 'warning' | 'note'
  blockType: string
  blockPath: string
  message: string
}

/** What `blocks check` has to say of one stored layout. */
export function checkStoredLayout(rules: LayoutRules, layout: unknown): LayoutFinding[] {
  if (!Array.isArray(layout) || !layout.every(isBlockNode)) return findLayoutIssues(rules, layout, 'draft').map(asError)
  const current = migrateTree(rules.find, layout)
  return [...versionFindings(rules, layout), ...findLayoutIssues(rules, current, 'publish').map(asError)]
}

const asError = (issue: { blockType: string; blockPath: string; message: string }): LayoutFinding => ({
  severity: 'error',
  blockType: issue.blockType,
  blockPath: issue.blockPath,
  message: issue.message,
})

const versionFindings = (rules: LayoutRules, layout: BlockNode[]): LayoutFinding[] =>
  listNodes(layout).flatMap(({ node, path }) => {
    const finding = versionFinding(rules, node)
    if (!finding) return []
    const blockPath = placeOf(rules, layout, path)
    const message = `${rules.find(node.blockType)?.label ?? node.blockType} (block ${blockPath}): ${finding.reason}`
    return [{ severity: finding.severity, blockType: node.blockType, blockPath, message }]
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
