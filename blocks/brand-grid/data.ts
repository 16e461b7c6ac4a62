import { brandPath } from '#schemas/model/brand.ts'
import { brandsQuery } from '../_data/models.ts'
import { type BlockData, listOf } from '../_kit/block-data.ts'
import type { brandGrid } from './block.ts'
import { shownBrands } from './shown-brands.ts'

const data: BlockData<typeof brandGrid> = ({ props: { heading, groups }, api }) => {
  const brands = brandsQuery(api)
  return {
    critical: [brands],
    lists: listOf(brands, {
      heading,
      entries: (answer) =>
        shownBrands(answer, groups)
          .flatMap((group) => group.brands)
          .map((brand) => ({ name: brand.name, href: brandPath(brand), picture: brand.logo })),
    }),
  }
}

export default data
