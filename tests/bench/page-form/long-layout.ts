import { typical as bannerTiles } from '#blocks/banner-tiles/fixtures.ts'
import { typical as ctaGrid } from '#blocks/cta-grid/fixtures.ts'
import { typical as blogs } from '#blocks/blogs/fixtures.ts'
import { typical as hero } from '#blocks/hero/fixtures.ts'
import { typical as leadForm } from '#blocks/lead-form/fixtures.ts'
import { typical as reviewsCarousel } from '#blocks/reviews-carousel/fixtures.ts'
import { typical as whyBuy } from '#blocks/why-buy/fixtures.ts'

const node = { version: 1, format: '', indent: 0, direction: null }
const words = { type: 'text', version: 1, format: 0, mode: 'normal', style: '', detail: 0 }
const sentence = 'Every used car is inspected by our own workshop. '
/** As Payload's editor stores it, which fixtures leave out. */
const richText = {
  content: {
    root: {
      type: 'root',
      ...node,
      children: [
        { type: 'heading', tag: 'h2', ...node, children: [{ ...words, text: 'Why buy from us' }] },
        { type: 'paragraph', ...node, children: [{ ...words, text: sentence.repeat(5) }] },
      ],
    },
  },
}

/** Kinds in the order of a home page, with pictures, lists of links and editors of rich text. */
export const kinds: { blockType: string; props: object }[] = [
  { blockType: 'hero', props: hero },
  { blockType: 'rich-text', props: richText },
  { blockType: 'cta-grid', props: ctaGrid },
  { blockType: 'why-buy', props: whyBuy },
  { blockType: 'banner-tiles', props: bannerTiles },
  { blockType: 'rich-text', props: richText },
  { blockType: 'reviews-carousel', props: reviewsCarousel },
  { blockType: 'lead-form', props: leadForm },
  { blockType: 'blogs', props: blogs },
  { blockType: 'columns', props: { first: [text()], second: [text()] } },
]

/** A page of so many blocks, whose pictures are this one. */
export function createLongLayout(picture: number, count: number): object[] {
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? kinds[0]).flatMap((kind) =>
    kind ? [{ blockType: kind.blockType, ...referTo(kind.props, picture) }] : [],
  )
}

function text(): object {
  return { blockType: 'rich-text', ...richText }
}

/** Fixtures have whole pictures and readable ids of rows, where Payload takes an id and gives rows their own. */
function referTo(props: object, picture: number): object {
  return JSON.parse(JSON.stringify(props), (key, value: unknown) => {
    if (key === 'image') return value === null ? null : picture
    return key === 'id' ? undefined : value
  })
}
