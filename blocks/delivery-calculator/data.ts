import { deliveryQuery } from '../_data/delivery.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedPostcode } from './asked-postcode.ts'
import type { deliveryCalculator } from './block.ts'

const data: BlockData<typeof deliveryCalculator> = ({ page, api }) => {
  const postcode = askedPostcode(page)
  return page.vehicle && postcode ? { critical: [deliveryQuery(api, { postcode, slug: page.vehicle.slug })] } : {}
}

export default data
