import { safeUrl } from '../page/href.ts'
import { shortenTarget } from '../page/redirects.ts'
import type { ModelTile } from './model.ts'

type LinkedModel = Pick<ModelTile, 'slug' | 'override_url'>

/** The page of a model below `/models`. */
export const modelPage = ({ slug }: Pick<ModelTile, 'slug'>): string => `/models/${slug}`

/** Where links to a model lead: its own address, else its page below `/models`. locations §2, Routes */
export const modelPath = (model: LinkedModel): string => shortenTarget(safeUrl(model.override_url) ?? modelPage(model))
