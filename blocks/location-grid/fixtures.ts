import type { PropsInput } from '../_kit/props.ts'
import type { locationGrid } from './block.ts'

export const typical: PropsInput<typeof locationGrid> = { intro: 'Come and see us.' }

export const empty: PropsInput<typeof locationGrid> = {
  heading: '',
  source: 'picked',
  locations: [],
  showHours: false,
  showLicence: false,
}

export const longest: PropsInput<typeof locationGrid> = {
  heading: 'Fifty showrooms, workshops and parts counters all over Australia and New Zealand',
  intro: 'Wherever you are, there is one of our people near you who is glad to help. '.repeat(4).slice(0, 240),
  source: 'type',
  type: 'service',
  contact: { kind: 'url', url: '/contact', label: 'Send a message to the people at this location' },
  settings: { background: 'sunken' },
}
