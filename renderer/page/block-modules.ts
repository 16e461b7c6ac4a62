import type { ComponentType } from 'react'
import type { BlockData } from '#blocks/_kit/block-data.ts'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'

export type BlockComponent = ComponentType<Record<string, unknown>>

const components = import.meta.glob<BlockComponent>('/blocks/*/component.tsx', { eager: true, import: 'default' })
const data = import.meta.glob<BlockData<BlockDefinition>>('/blocks/*/data.ts', { eager: true, import: 'default' })

export const findComponent = (slug: string) => components[`/blocks/${slug}/component.tsx`]
export const findData = (slug: string) => data[`/blocks/${slug}/data.ts`]
