import { blogs } from '#blocks/blogs/block.ts'
import { hero } from '#blocks/hero/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

interface Blog {
  /** What the list of all articles is called. */
  title: string
  intro: string
  articles: readonly {
    slug: string
    title: string
    /** In a sentence, for its teaser. */
    about: string
    /** `2026-11-03` */
    date: string
    /** A key of the company's `scenes`. */
    picture: string
    /** As `words` reads it. */
    text: readonly string[]
  }[]
}

/** `/blog`, and a page below it for each article. */
export const blogPages = ({ title, intro, articles }: Blog): DemoPage[] => [
  {
    path: '/blog',
    title,
    seo: { description: intro },
    layout: () => [
      block(richText, { content: words(`## ${title}`, intro) }),
      block(blogs, { heading: 'All articles', under: '/blog', limit: 24 }),
    ],
  },
  ...articles.map(({ slug, title: heading, about, date, picture, text }): DemoPage => ({
    path: `/blog/${slug}`,
    title: heading,
    seo: { description: about },
    article: { date, picture },
    layout: (refs) => [
      block(hero, {
        heading,
        text: `${about}\n${dayOf(date)}`,
        image: refs.picture(picture),
        settings: { layout: 'split' },
      }),
      block(richText, { content: words(...text) }),
      block(blogs, {
        heading: 'More to read',
        under: '/blog',
        limit: 3,
        link: to('/blog', 'All articles'),
        settings: { background: 'sunken' },
      }),
    ],
  })),
]

const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
