import { toHref } from '#schemas/page/href.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import { buttonStyle } from './button-style.ts'
import { liftingCard } from './card.tsx'
import { headingElements, useHeadingLevel } from './heading-level.tsx'
import { Image } from './image.tsx'
import { styleClasses } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import type { CardLayout } from './vehicle-card-style.ts'
import * as texts from './texts.ts'

interface PromoCardProps {
  promo: Promo
  layout: CardLayout
}

/** A promotion among vehicles: as large as their cards, on the brand colour, to distinguish it. */
export function PromoCard({ promo, layout }: PromoCardProps) {
  const look = styleClasses(styles[layout])
  const Title = headingElements[useHeadingLevel()]
  const href = toHref(promo.link)
  const opens = promo.link.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <aside className={look.card} data-tone="primary" aria-label={promo.name}>
      {promo.image ? (
        <div className={look.picture}>
          <Image picture={promo.image} fills sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw" alt="" />
        </div>
      ) : null}
      <div className={look.words}>
        <Title className={look.title}>{promo.name}</Title>
        {promo.text ? <p className={look.text}>{promo.text}</p> : null}
        {href ? (
          <a href={href} className={look.link} {...opens}>
            {promo.link.label || texts.learnMore}
          </a>
        ) : null}
      </div>
    </aside>
  )
}

const standard = {
  card: { ...liftingCard, height: '100%', bg: 'surface', color: 'ink', border: 'none' },
  picture: { position: 'relative', flex: 'none', aspectRatio: '3/2', overflow: 'hidden' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    flexGrow: 1,
    gap: 3,
    p: 5,
    minHeight: '9rem',
  },
  title: { fontSize: '2xl', lineHeight: 'tight' },
  text: { lineHeight: 'normal' },
  link: {
    ...buttonStyle({ size: 'md' }),
    mt: 2,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
} as const satisfies Record<string, CssObject>

const styles: Record<CardLayout, Readonly<Record<keyof typeof standard, CssObject>>> = {
  standard,
  compact: { ...standard, words: { ...standard.words, p: 4 }, title: { fontSize: 'xl', lineHeight: 'tight' } },
  wide: {
    ...standard,
    card: {
      ...standard.card,
      display: 'grid',
      gridAutoFlow: ['row', null, 'column'],
      gridAutoColumns: [null, null, 'minmax(0, 2fr) minmax(0, 3fr)'],
    },
    // At least as tall as its ratio, and taller for long text: with `aspect-ratio` a taller picture would also be wider.
    picture: {
      ...standard.picture,
      aspectRatio: 'auto',
      '&::before': { content: '""', display: 'block', paddingTop: '66.67%' },
    },
  },
}
