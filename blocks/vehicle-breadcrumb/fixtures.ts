import type { PropsInput } from '../_kit/props.ts'
import type { vehicleBreadcrumb } from './block.ts'

type Input = PropsInput<typeof vehicleBreadcrumb>

export const typical: Input = { homeLabel: 'Home' }

export const empty: Input = {}

export const longest: Input = {
  homeLabel: 'The front page of our whole dealer group',
  settings: { anchor: 'breadcrumb' },
}
