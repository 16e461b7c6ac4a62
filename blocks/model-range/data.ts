import { modelsIn } from '#schemas/model/model-categories.ts'
import { modelPath } from '#schemas/model/model-path.ts'
import { modelsQuery } from '../_data/models.ts'
import { type BlockData, listOf } from '../_kit/block-data.ts'
import { askedRange } from './asked-range.ts'
import type { modelRange } from './block.ts'
import { readCategory } from './read-category.ts'

const data: BlockData<typeof modelRange> = ({ props: { heading, limit, categories }, page, api }) => {
  const models = modelsQuery(api, askedRange(page))
  const chosen = categories ? readCategory(page.search) : ''
  return {
    critical: [models],
    lists: listOf(models, {
      heading,
      entries: (answer) =>
        modelsIn(answer, chosen)
          .slice(0, limit)
          .map((model) => ({
            name: `${model.manufacturer_name} ${model.name}`.trim(),
            href: modelPath(model),
            picture: model.image,
          })),
    }),
  }
}

export default data
