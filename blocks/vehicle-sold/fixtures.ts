import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import type { PropsInput } from '../_kit/props.ts'
import type { vehicleSold } from './block.ts'

type Input = PropsInput<typeof vehicleSold>

export const vehicle: Partial<VehicleInput> = { status: 'sold' }

export const typical: Input = {}

export const empty: Input = {}

export const longest: Input = { settings: { anchor: 'sold' } }
