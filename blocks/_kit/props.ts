import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import type { InputOf, OutputOf, Shape } from './field-meta.ts'
import { readShape, isRecord } from './read-value.ts'

type Simplify<T> = { [K in keyof T]: T[K] }
type PropsShape<D> = D extends BlockDefinition<string, infer P> ? P : never
type SettingsShape<D> = D extends BlockDefinition<string, Shape, infer S> ? S : never

/** What a block's component receives: every prop parsed, its settings, and the node's id. */
export type PropsOf<D extends BlockDefinition> = Simplify<
  { id: string } & OutputOf<PropsShape<D>> & { settings: Simplify<OutputOf<SettingsShape<D>>> }
>

/** What may be stored of a block: props and settings, everything optional. */
export type PropsInput<D extends BlockDefinition> = Simplify<
  InputOf<PropsShape<D>> & { settings?: InputOf<SettingsShape<D>> | null }
>

/**
 * A node's data to the props of its component, for drafts and for rendering: defaults filled in, what cannot be used left out. Never throws,
 * and reading what was read gives the same again.
 */
export function readProps<D extends BlockDefinition>(
  block: D,
  data: Record<string, unknown> & { id: string },
): PropsOf<D> {
  const settings = isRecord(data['settings']) ? data['settings'] : {}
  return { ...readShape(block.props, data), id: data.id, settings: readShape(block.settings, settings) } as PropsOf<D>
}

/** A node as it is stored, from typed props: for seeds and tests. */
export const createNode = <D extends BlockDefinition>(block: D, id: string, data: PropsInput<D>): BlockNode => ({
  ...data,
  id,
  blockType: block.slug,
  blockVersion: block.version,
})
