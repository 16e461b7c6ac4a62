import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { type BlockChange, compareLayouts } from '#schemas/page/compare/compare-layouts.ts'
import { listAllChanges, type ValuePath } from '#schemas/page/list-changes.ts'

export type Content = Record<string, unknown>

export interface Change {
  before: Content
  after: Content
  /** Changed values outside the blocks. */
  fields: ValuePath[]
  blocks: BlockChange[]
}

/** What has changed between two versions of a document. */
export function compareVersions(
  { flattenedFields }: SanitizedCollectionConfig,
  { before, after }: { before: Content; after: Content },
): Change {
  const names = flattenedFields.filter(isCompared).map(({ name }) => name)
  const pick = (content: Content) => Object.fromEntries(names.map((name) => [name, content[name]]))
  return {
    before,
    after,
    fields: listAllChanges({ before: pick(before), after: pick(after) }),
    blocks: compareLayouts(readNodes(before['layout']), readNodes(after['layout'])),
  }
}

export const readNodes = (value: unknown): BlockNode[] => (Array.isArray(value) ? value.filter(isBlockNode) : [])

/** Written by the system, or said by the state and the authors of a version. */
const system = new Set(['id', 'createdAt', 'updatedAt', '_status', 'tenant', 'edited_by', 'layout'])

function isCompared(field: FlattenedField): boolean {
  const isHidden = ('hidden' in field && field.hidden === true) || field.admin?.hidden === true
  return !system.has(field.name) && field.type !== 'join' && !isHidden
}
