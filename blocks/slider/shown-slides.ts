import type { PropsOf } from '../_kit/props.ts'
import type { slider } from './block.ts'

type Props = PropsOf<typeof slider>
export type ShownSlide = Props['slides'][number]

/** The slides in order from all sources; one without a picture is omitted. */
export const shownSlides = ({ chosen, slides }: Pick<Props, 'chosen' | 'slides'>): ShownSlide[] =>
  [...chosen.flatMap(fromCollection), ...slides].filter(({ image }) => image !== null)

const fromCollection = ({ id, doc }: Props['chosen'][number]): ShownSlide[] =>
  doc
    ? [
        {
          id: String(id),
          name: doc.name,
          description: doc.description,
          url: { kind: 'url', label: '', page: null, url: doc.url, newTab: false },
          image: doc.image,
          hideOverlay: doc.hide_overlay,
        },
      ]
    : []
