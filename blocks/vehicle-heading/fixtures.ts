import type { PropsInput } from '../_kit/props.ts'
import type { vehicleHeading } from './block.ts'

type Input = PropsInput<typeof vehicleHeading>

export const typical: Input = {}

export const empty: Input = { showLocation: false, showViews: false }

export const longest: Input = { showLocation: true, showViews: true, settings: { anchor: 'vehicle' } }
