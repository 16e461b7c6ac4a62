import type { PropsInput } from '../_kit/props.ts'
import type { brandIntro } from './block.ts'

export const typical: PropsInput<typeof brandIntro> = {
  first: { kind: 'url', url: '#stock', label: 'View Stock' },
  second: { kind: 'url', url: '/book-test-drive', label: 'Book a Test Drive' },
}

export const empty: PropsInput<typeof brandIntro> = {}

export const longest: PropsInput<typeof brandIntro> = {
  first: { kind: 'url', url: '#stock', label: 'See all of these that stand on our yards today' },
  second: { kind: 'url', url: '/book-test-drive', label: 'Book a test drive at the dealership near you' },
}
