import { articlesQuery } from '../_data/articles.ts'
import { type BlockData, listOf } from '../_kit/block-data.ts'
import { askedArticles, shownArticles } from './asked-articles.ts'
import type { blogs } from './block.ts'

const data: BlockData<typeof blogs> = ({ props, page, api }) => {
  const articles = articlesQuery(api, askedArticles(props))
  return {
    deferred: [articles],
    lists: listOf(articles, {
      heading: props.heading,
      entries: (answer) =>
        shownArticles(answer, { path: page.path, search: page.search, props }).map(({ title, path, picture }) => ({
          name: title,
          href: path,
          picture,
        })),
    }),
  }
}

export default data
