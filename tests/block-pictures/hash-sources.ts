import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockBySlug } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { LibraryEntry } from '#blocks/_kit/library.ts'

const root = join(import.meta.dirname, '..', '..')

/** Tests, texts of the form and queries change without a change of the picture. The definition counts by its presets. */
const unseen = /(\.test\.tsx?|^block\.ts|^data\.ts|^texts\.(ts|json))$/

/** A hash of what a picture shows: the block's component with its parts, its fixtures, and the preset's values. Not of shared parts. */
export function hashSources({ slug, preset }: Pick<LibraryEntry, 'slug' | 'preset'>): string {
  const folder = join(root, 'blocks', slug)
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !unseen.test(file))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  const found = blockBySlug(slug)?.presets.find(({ name }) => name === preset)
  if (found) hash.update(JSON.stringify([found.props, found.settings]))
  return hash.digest('hex').slice(0, 8)
}

/** A hash of what a page shows: its values, and the sources of its blocks. */
export function hashPage(layout: readonly BlockNode[]): string {
  const slugs = new Set(listNodes([...layout]).map(({ node }) => node.blockType))
  const sources = [...slugs].map((slug) => hashSources({ slug, preset: null }))
  return createHash('sha256')
    .update(JSON.stringify([layout, sources]))
    .digest('hex')
    .slice(0, 8)
}
