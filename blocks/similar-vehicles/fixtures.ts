import type { PropsInput } from '../_kit/props.ts'
import type { similarVehicles } from './block.ts'

export const typical: PropsInput<typeof similarVehicles> = { heading: 'Similar vehicles' }

export const empty: PropsInput<typeof similarVehicles> = { heading: '' }

export const longest: PropsInput<typeof similarVehicles> = {
  heading: 'Others on our lot that shoppers who looked at this one drove home instead of it',
  limit: 6,
  settings: { background: 'sunken' },
}
