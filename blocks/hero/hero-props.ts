import type { PropsOf } from '../_kit/props.ts'
import type { hero } from './block.ts'

export type HeroProps = PropsOf<typeof hero>
