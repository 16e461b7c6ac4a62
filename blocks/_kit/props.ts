import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import type { InputOf, OutputOf, Shape } from './field-meta.ts'
import { readShape, isRecord } from './read-value.ts'

type Simplify<T> = { [K in keyof T]: T[K] }
type PropsShape<D> = D extends BlockDefinition<string, infer P> ? P : never
type SettingsShape<D> = D extends BlockDefinition<string, Shape, infer S> ? S : never

/** Props of a block's component: parsed values, its settings, and the node's id. */
export type PropsOf<D extends BlockDefinition> = Simplify<
  { id: string } & OutputOf<PropsShape<D>> & { settings: Simplify<OutputOf<SettingsShape<D>>> }
>

/** Stored data of a block: props and settings, all optional. */
export type PropsInput<D extends BlockDefinition> = Simplify<
  InputOf<PropsShape<D>> & { settings?: InputOf<SettingsShape<D>> | null }
>

/**
 * Parses a node's data to props for drafts and rendering: defaults are filled in and invalid values dropped. Never throws, and is
 * idempotent.
 */
export function readProps<D extends BlockDefinition>(
  block: D,
  data: Record<string, unknown> & { id: string },
): PropsOf<D> {
  const settings = isRecord(data['settings']) ? data['settings'] : {}
  return { ...readShape(block.props, data), id: data.id, settings: readShape(block.settings, settings) } as PropsOf<D>
}

/** A stored node from typed props: for seeds and tests. */
export const createNode = <D extends BlockDefinition>(block: D, id: string, data: PropsInput<D>): BlockNode => ({
  ...data,
  id,
  blockType: block.slug,
  blockVersion: block.version,
})
