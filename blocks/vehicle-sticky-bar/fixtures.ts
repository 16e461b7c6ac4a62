import type { PropsInput } from '../_kit/props.ts'
import type { vehicleStickyBar } from './block.ts'

type Input = PropsInput<typeof vehicleStickyBar>

export const typical: Input = {}

export const empty: Input = { enquireText: '', showCall: false }

export const longest: Input = {
  enquireText: 'Ask our sales team about this vehicle',
  showCall: true,
  showTestDrive: true,
  settings: { anchor: 'at-the-foot' },
}
