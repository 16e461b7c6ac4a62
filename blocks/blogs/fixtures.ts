import type { PropsInput } from '../_kit/props.ts'
import type { blogs } from './block.ts'

export const typical: PropsInput<typeof blogs> = { link: { kind: 'url', url: '/blog', label: 'All articles' } }

export const empty: PropsInput<typeof blogs> = { heading: '', under: '' }

export const longest: PropsInput<typeof blogs> = {
  heading: 'Everything that we have ever written about driving, towing and looking after',
  under: '/news-and-stories/from-the-workshop/and-from-the-road',
  limit: 24,
  link: { kind: 'url', url: '/blog', label: 'Read everything that we have written since we began' },
  settings: { background: 'sunken' },
}
