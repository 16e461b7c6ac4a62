import type { PropsInput } from '../_kit/props.ts'
import type { vehicleShare } from './block.ts'

type Input = PropsInput<typeof vehicleShare>

export const typical: Input = { heading: 'Share this car' }

export const empty: Input = { heading: '', showPrint: false, showPdf: false, showHistory: false }

export const longest: Input = {
  heading: 'Show this one to everybody in the family who has a say in it',
  showPrint: true,
  copyNotice: 'toast',
  settings: { anchor: 'share' },
}
