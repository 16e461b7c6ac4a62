import { articlesQuery } from '../_data/articles.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedArticles } from './asked-articles.ts'
import type { blogs } from './block.ts'

const data: BlockData<typeof blogs> = ({ props, api }) => ({ deferred: [articlesQuery(api, askedArticles(props))] })

export default data
