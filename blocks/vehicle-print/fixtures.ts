import type { PropsInput } from '../_kit/props.ts'
import type { vehiclePrint } from './block.ts'

type Input = PropsInput<typeof vehiclePrint>

export const typical: Input = {}

export const empty: Input = { opensDialog: false, showFeatures: false, showComments: false }

export const longest: Input = {
  smallPrint:
    'Prices include what is written beside them. Vehicles may be sold before this sheet is read; ring us before a long drive. Fuel consumption is as published by the manufacturer and depends on how you drive.',
  settings: { anchor: 'sheet' },
}
