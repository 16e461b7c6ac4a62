import type { PropsInput } from '../_kit/props.ts'
import type { vehiclePrice } from './block.ts'

type Input = PropsInput<typeof vehiclePrice>

export const typical: Input = {}

export const empty: Input = { showEstimate: false }

export const longest: Input = { showEstimate: true, settings: { anchor: 'price' } }
