import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'

const docs = join(import.meta.dirname, '..')

/** Pages of a folder by their titles. */
const pagesIn = (folder: string) =>
  readdirSync(join(docs, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({ text: readTitle(join(folder, file)), link: `/${folder}/${file.replace(/\.md$/, '')}` }))

const readTitle = (file: string) =>
  /^# (.+)$/m.exec(readFileSync(join(docs, file), 'utf8'))?.[1]?.replaceAll('`', '') ?? file

/** The docs site: `npm run docs`. Search and fonts are local; a dead link fails the build. */
export default defineConfig({
  title: 'Forecourt docs',
  description: 'How to use, run and extend Forecourt',
  lang: 'en-AU',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: true,
  rewrites: (id) => id.replace(/(^|\/)README\.md$/, '$1index.md'),
  // Texts of the specification contain < and {.
  markdown: { html: false, attrs: { disable: true } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/guides/' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Specification', link: '/specification/' },
      { text: 'Decisions', link: '/decisions/' },
    ],
    sidebar: [
      {
        text: 'Guides',
        items: [
          { text: 'Marketers', link: '/guides/marketers/', items: pagesIn('guides/marketers') },
          { text: 'Block authors', link: '/guides/block-authors' },
          { text: 'Developers', link: '/guides/developers' },
          { text: 'Operators', link: '/guides/operators/', items: pagesIn('guides/operators') },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'Glossary', link: '/glossary' },
          { text: 'Tasks', link: '/tasks' },
          { text: 'Specification', link: '/specification/', items: pagesIn('specification') },
        ],
      },
      { text: 'Decisions', link: '/decisions/' },
    ],
  },
})
