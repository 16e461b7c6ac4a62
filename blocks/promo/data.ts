import { toHref } from '#schemas/page/href.ts'
import { promosQuery } from '../_data/promos.ts'
import { type BlockData, listOf } from '../_kit/block-data.ts'
import type { promo } from './block.ts'
import { shownPromos } from './shown-promos.ts'

const data: BlockData<typeof promo> = ({ props, api }) => {
  const promos = promosQuery(api)
  return {
    critical: [promos],
    lists: listOf(promos, {
      heading: props.heading,
      entries: (answer) =>
        shownPromos(answer.promos, props).map(({ name, text, link, image, start, expiry }) => ({
          name,
          href: toHref(link),
          picture: image,
          offer: { text, from: start, until: expiry },
        })),
    }),
  }
}

export default data
