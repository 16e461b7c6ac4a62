import type { PropsInput } from '../_kit/props.ts'
import type { searchResults } from './block.ts'

export const typical: PropsInput<typeof searchResults> = { emptyKind: 'cars' }

export const empty: PropsInput<typeof searchResults> = {}

export const longest: PropsInput<typeof searchResults> = {
  emptyHeading: 'Nothing on the yard fits all of that at the moment, we are sorry to say',
  emptyKind: 'own',
  emptyText:
    'Ring us: three trucks come in every Thursday, and we hold what you are looking for until you have seen it.',
  clear: { kind: 'url', label: 'Start again with everything that we have', url: '/search/new-used-and-demo-cars' },
}
