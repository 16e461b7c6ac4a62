import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'

/** The list of blocks, imported by the build: Vite's configuration is loaded before its aliases apply. */
export async function loadBlocks(): Promise<readonly BlockDefinition[]> {
  const list: { blocks: readonly BlockDefinition[] } = await import(pathToFileURL(resolve('blocks/index.ts')).href)
  return list.blocks
}
