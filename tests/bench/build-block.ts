import { randomUUID } from 'node:crypto'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import { createNode, type PropsInput } from '#blocks/_kit/props.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'

/** A block as a marketer would have placed it. */
export const block = <D extends BlockDefinition>(definition: D, data: PropsInput<D> = {} as PropsInput<D>): BlockNode =>
  createNode(definition, randomUUID(), data)

/** A link to an address of this site, or another. */
export const to = (url: string, label: string) => ({ kind: 'url' as const, url, label })
