import type { BlockDefinition } from '../define-block.ts'
import { type BlockShape, shapeOfBlock } from './block-shape.ts'
import { type BreakingChange, findBreakingChanges } from './breaking-changes.ts'
import { findDroppedFields } from './find-dropped-fields.ts'
import { snapshotFile } from './snapshot-files.ts'

interface KnownShapes {
  /** The committed snapshot of the block's current version. */
  committed: BlockShape | null
  /** The snapshot of the previous version. */
  previous: BlockShape | null
}

/** Why a block's snapshot must not be written: stored content of an older shape would be lost. Null if it may. */
export function findShapeProblem(block: BlockDefinition, { committed, previous }: KnownShapes): string | null {
  const shape = shapeOfBlock(block)
  const changes = committed ? findBreakingChanges(committed, shape) : []
  if (changes.length > 0) return needsVersion(block, changes)
  const dropped = previous ? findDroppedFields(block, previous, shape) : []
  return dropped.length > 0 ? losesFields(block, dropped) : null
}

const needsVersion = ({ slug, version }: BlockDefinition, changes: BreakingChange[]): string =>
  [
    `Block "${slug}" changed its stored shape within version ${version} (${snapshotFile({ slug, version })}):`,
    ...changes.map(({ field, reason }) => `  - "${field}" ${reason}.`),
    'Stored content would be lost, or could not be published.',
    `In blocks/${slug}/block.ts raise \`version\` to ${version + 1} and add a migration, for example of a field that was renamed:`,
    `  migrations: { ${version + 1}: ({ oldName, ...rest }) => ({ ...rest, newName: oldName }) },`,
    'Then run `npm run generate`.',
  ].join('\n')

const losesFields = ({ slug, version }: BlockDefinition, dropped: string[]): string =>
  [
    `Block "${slug}": the migration to version ${version} loses what is stored in ${dropped.map((path) => `"${path}"`).join(', ')}.`,
    `In blocks/${slug}/block.ts carry the content over, or say that it is not needed any more:`,
    `  drops: { ${version}: [${dropped.map((path) => `'${path}'`).join(', ')}] },`,
  ].join('\n')
