import { deliveryAreaQuery, deliveryQuery } from '../_data/delivery.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedPostcode } from './asked-postcode.ts'
import type { deliveryCalculator } from './block.ts'

const data: BlockData<typeof deliveryCalculator> = ({ props, page, api }) => {
  const postcode = askedPostcode(page)
  return {
    critical: page.vehicle && postcode ? [deliveryQuery(api, { postcode, slug: page.vehicle.slug })] : [],
    deferred: page.vehicle && props.intro === '' ? [deliveryAreaQuery(api)] : [],
  }
}

export default data
