import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const blogs = defineBlock({
  slug: 'blogs',
  label: texts.articles,
  category: 'content',
  version: 1,
  description: texts.articlesDescription,
  keywords: ['blog', 'news', 'articles', 'stories', 'posts'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.fromOurBlog }),
    under: f.text({
      label: texts.pagesBelow,
      max: 200,
      default: '/blog',
      pattern: { regex: /^\/([a-z0-9][a-z0-9._~/-]*)?$/, reason: texts.mustBeginWithAsBlogDoes },
      help: texts.pagesBelowHelp,
    }),
    category: f.text({ label: texts.category, help: texts.categoryHelp, max: 60 }),
    author: f.text({ label: texts.author, help: texts.authorHelp, max: 60 }),
    filters: f.toggle({ label: texts.filters, help: texts.filtersHelp }),
    limit: f.number({ label: texts.maximum, min: 1, max: 24, int: true, default: 3 }),
    link: f.link({ label: texts.linkToAll }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, under }) => `${heading} (${under})`,
})
