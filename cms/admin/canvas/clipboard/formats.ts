import { blockBySlug, findMalformed, migrateLayout } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { findExcess } from '#schemas/page/find-excess.ts'
import { type CopiedBlocks, readClipboard, writeClipboard } from '#schemas/page/operations/clipboard.ts'
import { countSlots, listNodes } from '#schemas/page/walk.ts'
import { nameBlock } from '../../../versions/name-block.ts'
import * as texts from '../texts.ts'

/** Texts on the clipboard by their type. */
export type Formats = Readonly<Record<string, unknown>>

export const ownType = 'application/x-forecourt-blocks+json'
const attribute = 'data-forecourt-blocks'
/** Of the blocks as JSON. */
const maxCharacters = 1_000_000

/**
 * Copied blocks under our own type, and beside it what other programs can read: their names. The HTML carries the blocks too, since browsers
 * give a page that is pasted into no types of other programs.
 */
export function writeFormats(
  copied: Pick<CopiedBlocks, 'tenant' | 'nodes' | 'references'>,
): Readonly<Record<string, string>> {
  const json = writeClipboard(copied)
  const lines = listNodes(copied.nodes).map(({ node, path }) => `${'  '.repeat(countSlots(path))}${nameBlock(node)}`)
  const list = document.createElement('ul')
  list.setAttribute(attribute, json)
  for (const line of lines) list.append(Object.assign(document.createElement('li'), { textContent: line.trim() }))
  return { [ownType]: json, 'text/html': list.outerHTML, 'text/plain': lines.join('\n') }
}

/** The blocks on a clipboard that anyone may have written, checked like an import. */
export function readFormats(formats: Formats): CopiedBlocks | { refusal: string } {
  const json = readText(formats, ownType) || readCarried(readText(formats, 'text/html'))
  if (json.length > maxCharacters) return { refusal: texts.copiedBlocksAreTooLong }
  const copied = readClipboard(json)
  if (!copied) return { refusal: texts.nothingToPaste }
  const refusal = findExcess(copied.nodes) ?? findMalformed(copied.nodes)?.message ?? findUnknown(copied.nodes)
  return refusal === null ? { ...copied, nodes: migrateLayout(copied.nodes) } : { refusal }
}

const readText = (formats: Formats, type: string): string => {
  const text = formats[type]
  return typeof text === 'string' ? text : ''
}

const readCarried = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? ''

/** A block that this version does not know has fields that its form does not hold. */
function findUnknown(nodes: BlockNode[]): string | null {
  const unknown = listNodes(nodes).find(({ node }) => !blockBySlug(node.blockType))
  return unknown ? texts.unknownBlockIsNotPasted({ type: unknown.node.blockType }) : null
}
