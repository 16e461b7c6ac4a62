import type { PropsInput } from '../_kit/props.ts'
import type { modelIntro } from './block.ts'

export const typical: PropsInput<typeof modelIntro> = {
  first: { kind: 'url', url: '#stock', label: 'View Stock' },
  second: { kind: 'url', url: '/book-test-drive', label: 'Book a Test Drive' },
}

export const empty: PropsInput<typeof modelIntro> = {}

export const longest: PropsInput<typeof modelIntro> = {
  first: { kind: 'url', url: '#stock', label: 'See all of these that stand on our yards today' },
  second: { kind: 'url', url: '/book-test-drive', label: 'Book a test drive at the dealership near you' },
}
