import type { PropsInput } from '../_kit/props.ts'
import type { vehicleLocationBar } from './block.ts'

type Input = PropsInput<typeof vehicleLocationBar>

export const typical: Input = {}

export const empty: Input = { canDismiss: false }

export const longest: Input = { canDismiss: true, settings: { anchor: 'where' } }
