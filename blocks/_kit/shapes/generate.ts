import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { BlockDefinition } from '../define-block.ts'
import { shapeOfBlock } from './block-shape.ts'
import { findShapeProblem } from './find-shape-problem.ts'
import { findNewestVersion, readCommitted, readSnapshot, snapshotFile, writeSnapshot } from './snapshot-files.ts'

/** Writes the snapshot of every block's current version; returns the rejected ones with reasons. With `isCheck` it writes nothing. */
export function generateShapes(
  blocks: readonly BlockDefinition[],
  { root, isCheck }: { root: string; isCheck: boolean },
): string[] {
  return blocks.flatMap((block) => {
    const { slug, version } = block
    const newest = findNewestVersion(root, slug)
    if (newest > version)
      return [`Block "${slug}" is at version ${version}, but ${snapshotFile({ slug, version: newest })} exists.`]
    const previous = readSnapshot(root, { slug, version: version - 1 })
    const problem = findShapeProblem(block, { committed: readCommitted(root, block), previous })
    if (problem !== null) return [problem]
    const shape = shapeOfBlock(block)
    if (isDeepStrictEqual(readSnapshot(root, block), shape)) return []
    if (isCheck) return [`${snapshotFile(block)} is missing or not up to date. Run \`npm run generate\` and commit it.`]
    writeSnapshot(root, shape)
    return []
  })
}

if (import.meta.main) {
  const { blocks } = await import('../../index.ts')
  const root = join(import.meta.dirname, '../../..')
  const problems = generateShapes(blocks, { root, isCheck: process.argv.includes('--check') })
  process.stderr.write(problems.map((problem) => `${problem}\n\n`).join(''))
  process.exitCode = problems.length > 0 ? 1 : 0
}
