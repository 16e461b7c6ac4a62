import { isRunning } from '#schemas/promo/is-running.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { slider } from './block.ts'

type Props = PropsOf<typeof slider>
export type ShownSlide = Props['slides'][number]

/** The slides of a moment in order from all sources; one without a picture is omitted. locations §9, campaign expiry date */
export const shownSlides = ({ chosen, slides }: Pick<Props, 'chosen' | 'slides'>, now: Date): ShownSlide[] =>
  [...chosen.flatMap(fromCollection), ...slides].filter(
    ({ image, start, expiry }) => image !== null && isRunning({ display: true, start, expiry }, now),
  )

const fromCollection = ({ id, doc }: Props['chosen'][number]): ShownSlide[] =>
  doc
    ? [
        {
          id: String(id),
          name: doc.name,
          description: doc.description,
          url: { kind: 'url', label: '', page: null, url: doc.url, newTab: false },
          image: doc.image,
          start: doc.start,
          expiry: doc.expiry,
          hideOverlay: doc.hide_overlay,
        },
      ]
    : []
