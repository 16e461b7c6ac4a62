import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const blogs = defineBlock({
  slug: 'blogs',
  label: 'Articles',
  category: 'content',
  version: 1,
  description:
    'Teasers of the pages below an address, such as /blog: picture, title, description and date, the newest first.',
  keywords: ['blog', 'news', 'articles', 'stories', 'posts'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'From our blog' }),
    under: f.text({
      label: 'Pages below',
      max: 200,
      default: '/blog',
      pattern: { regex: /^\/([a-z0-9][a-z0-9._~/-]*)?$/, reason: 'must begin with / as /blog does' },
      help: 'Their picture and description are those for search engines; the date stands at the side of each page.',
    }),
    limit: f.number({ label: 'At most', min: 1, max: 24, int: true, default: 3 }),
    link: f.link({ label: 'Link to all of them' }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, under }) => `${heading} (${under})`,
})
