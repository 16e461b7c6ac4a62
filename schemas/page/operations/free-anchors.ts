import type { BlockNode } from '../block-node.ts'
import { isFields } from '../same-value.ts'
import { listNodes, mapNodes } from '../walk.ts'

/** Copies whose anchors the page does not have yet: one that is taken becomes `offer-2`, since links to it lead to the first block. */
export function freeAnchors(copies: BlockNode[], layout: BlockNode[]): BlockNode[] {
  const taken = new Set(listNodes(layout).flatMap(({ node }) => readAnchor(node) ?? []))
  return mapNodes(copies, (node) => {
    const anchor = readAnchor(node)
    if (anchor === null || !isFields(node['settings'])) return node
    const free = findFree(anchor, taken)
    taken.add(free)
    return free === anchor ? node : { ...node, settings: { ...node['settings'], anchor: free } }
  })
}

function findFree(anchor: string, taken: ReadonlySet<string>): string {
  if (!taken.has(anchor)) return anchor
  const stem = anchor.replace(/-\d+$/, '')
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

function readAnchor({ settings }: BlockNode): string | null {
  const anchor = isFields(settings) ? settings['anchor'] : null
  return typeof anchor === 'string' && anchor !== '' ? anchor : null
}
