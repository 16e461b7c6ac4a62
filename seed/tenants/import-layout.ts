import { randomUUID } from 'node:crypto'
import { isRecord } from '#blocks/_kit/read-value.ts'
import { blockBySlug, checkLayout, migrateLayout, validateLayout } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listNodes, mapNodes, type NodePath } from '#schemas/page/walk.ts'
import { DataFileError, type DataFileProblem } from '../data-files/data-file-error.ts'
import type { JsonSource } from '../data-files/json-file.ts'
import { type FindReference, resolveFields } from './resolve-fields.ts'

/**
 * The blocks of a document as the CMS stores them. Each block gets an id and is migrated, and names become ids on this site: pictures by
 * file name, locations and dealerships by slug, slides and reusable sections by name. Rich text may be Markdown, one list line per
 * paragraph, and a multi-line text may be a list. Throws a `DataFileError` for content that cannot be published.
 */
export function importLayout(
  { layout, source }: { layout: BlockNode[]; source: JsonSource },
  findReference: FindReference,
): BlockNode[] {
  const problems: DataFileProblem[] = []
  const withIds = mapNodes(layout, (node) => ({ ...node, id: node.id || randomUUID() }))
  const resolved = mapNodes(migrateLayout(withIds), (node, path) => {
    const block = blockBySlug(node.blockType)
    const at: NodePath = ['layout', ...path]
    const report = (place: NodePath, message: string) => problems.push(source.problemAt(place, message))
    if (!block) {
      report([...at, 'blockType'], `There is no block "${node.blockType}".`)
      return node
    }
    const { id, blockType, settings } = node
    const context = { findReference, report, path: at }
    const own = isRecord(settings) ? { settings: resolveFields(block.settings, { ...context, data: settings }) } : {}
    return { ...resolveFields(block.props, { ...context, data: node }), ...own, id, blockType }
  })
  if (problems.length === 0) problems.push(...listProblems(resolved, source))
  if (problems.length > 0) throw new DataFileError(source.file, problems)
  return resolved
}

/** The findings of `forecourt blocks check`, with positions in the file. */
function listProblems(layout: BlockNode[], source: JsonSource): DataFileProblem[] {
  const issues = validateLayout(layout, 'publish')
  const known = new Set(issues.map(({ message }) => message))
  const pathById = new Map(listNodes(layout).map(({ node, path }) => [node.id, ['layout', ...path]]))
  return [
    ...issues.map(({ path, message }) => source.problemAt(readPath(path), message)),
    ...checkLayout(layout)
      .filter(({ severity, message }) => severity !== 'note' && !known.has(message))
      .map(({ blockId, field, message }) =>
        source.problemAt([...(pathById.get(blockId) ?? []), ...readPath(field)], message),
      ),
  ]
}

/** `layout.1.tiles.0` and `tiles[].price` -> steps. */
const readPath = (path: string): NodePath =>
  path
    .replaceAll('[]', '')
    .split('.')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
