import type { PropsOf } from '../_kit/props.ts'
import type { locationGrid } from './block.ts'

/** Locations of one type where the block says so, else all of them; picked ones are found among all, so that hidden ones stay hidden. */
export const locationsAskedFor = (props: Pick<PropsOf<typeof locationGrid>, 'source' | 'type'>) =>
  props.source === 'type' ? { type: props.type } : {}
