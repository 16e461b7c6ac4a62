import type { PropsInput } from '../_kit/props.ts'
import type { locationDetail } from './block.ts'

export const typical: PropsInput<typeof locationDetail> = {
  contact: { kind: 'url', url: '#message', label: 'Send us a message' },
}

export const empty: PropsInput<typeof locationDetail> = { showLicence: false, showStock: false }

export const longest: PropsInput<typeof locationDetail> = {
  contact: { kind: 'url', url: '/contact', label: 'Send a message to the people at this location' },
  leadsToContactPage: true,
  settings: { background: 'sunken' },
}
