import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import { badgeLooks } from './badge.tsx'
import { buttonStyle } from './button-style.ts'
import { liftingCard } from './card.tsx'
import { headingLooks } from './heading.tsx'
import type { CssObject } from './style/style-props.ts'
import { textLooks } from './text.tsx'
import { visuallyHidden } from './visually-hidden.tsx'

export type CardLayout = SiteConfig['cards']['layout']

/** Above the link that covers the card. */
const raised = { position: 'relative', zIndex: 'raised' } as const satisfies CssObject

/** Two beside each other, as wide as each other, where their words fit. */
const half = {
  flex: '1 1 40%',
  minWidth: 'fit-content',
  minHeight: 'tap',
  px: 1,
  pointerEvents: 'auto',
} as const satisfies CssObject

/** The parts of a vehicle's card, as the standard layout has them: the picture above, then the words, the price and the buttons. */
const standard = {
  card: { ...liftingCard, height: '100%' },
  media: { position: 'relative', flex: 'none' },
  picture: { position: 'relative', aspectRatio: '3/2', bg: 'surfaceSunken', overflow: 'hidden' },
  tagPlace: {
    position: 'absolute',
    top: 3,
    left: 3,
    maxWidth: 'calc(100% - 7rem)',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  badge: { height: '1.625rem', width: 'auto', maxWidth: '100%' },
  photosPlace: { position: 'absolute', bottom: 2, right: 2, pointerEvents: 'none' },
  photos: badgeLooks.dark,
  unseen: visuallyHidden,
  thumbs: {
    display: 'none',
    position: 'absolute',
    left: 2,
    bottom: 2,
    gap: 1,
    pointerEvents: 'none',
    '@media (hover: hover)': { 'article:hover &, article:focus-within &': { display: 'flex' } },
  },
  thumb: {
    width: '3.5rem',
    height: '2.5rem',
    objectFit: 'cover',
    borderRadius: 'sm',
    border: 'thin',
    borderColor: 'onImage',
    bg: 'surfaceSunken',
  },
  // Two beside each other: a third one would lie on the badge at the left.
  tools: {
    position: 'absolute',
    zIndex: 'raised',
    top: 2,
    right: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 2,
    maxWidth: '5.5rem',
  },
  tool: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    size: '2.25rem',
    borderRadius: '50%',
    bg: 'surfaceRaised',
    color: 'ink',
    boxShadow: 'md',
    // A finger needs more than the eye.
    '&::after': { content: '""', position: 'absolute', inset: '-1' },
    transition: 'color .15s, background-color .15s',
    '&:hover': { color: 'link' },
    '&:focus-visible': { borderRadius: '50%' },
    '&[aria-pressed=true]': { bg: 'action', color: 'onAction' },
    '&[aria-pressed=true] > svg': { fill: 'currentColor' },
    '&[data-keep=compare][aria-pressed=true] > svg': { fill: 'none' },
    '&[hidden]': { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 3, p: 4, minWidth: 0 },
  words: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 },
  title: headingLooks.sm,
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  variant: { ...textLooks.small, mt: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, fontSize: 'sm', color: 'muted' },
  fact: { display: 'inline-flex', alignItems: 'center', gap: 1 },
  place: { ...textLooks.small, display: 'flex', alignItems: 'flex-start', gap: 1, '& > svg': { flex: 'none' } },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    mt: 'auto',
    pt: 3,
    borderTop: 'thin',
    minWidth: 0,
  },
  offer: { display: 'flex', flexDirection: 'column', gap: 1 },
  priceLine: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
  },
  saving: badgeLooks.positive,
  estimate: { fontSize: 'sm', lineHeight: 'snug', color: 'ink' },
  example: { fontSize: 'xs', lineHeight: 'snug', color: 'muted' },
  actions: { ...raised, display: 'flex', flexWrap: 'wrap', gap: 2, pointerEvents: 'none' },
  firstAction: { ...buttonStyle({ size: 'sm' }), ...half },
  action: { ...buttonStyle({ size: 'sm', variant: 'secondary' }), ...half },
  more: { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', columnGap: 4, fontSize: 'sm' },
  moreLink: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    pointerEvents: 'auto',
    color: 'link',
    fontWeight: 'medium',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const satisfies Record<string, CssObject>

type Parts = Readonly<Record<keyof typeof standard, CssObject>>

/** More on a screen: on a phone a small picture beside the words, on larger screens small cards, four of them side by side. */
const compact: Parts = {
  ...standard,
  card: {
    ...standard.card,
    display: 'grid',
    gridTemplateColumns: ['minmax(7rem, 38%) minmax(0, 1fr)', null, 'minmax(0, 1fr)'],
    gridTemplateRows: [null, null, 'auto 1fr'],
  },
  media: { position: 'relative', height: '100%' },
  picture: {
    ...standard.picture,
    aspectRatio: ['auto', null, '4/3'],
    height: ['100%', null, 'auto'],
    minHeight: ['7.5rem', null, 0],
  },
  tagPlace: {
    ...standard.tagPlace,
    top: 2,
    left: 2,
    maxWidth: 'calc(100% - 1rem)',
    // “Manager Special” on a phone's small picture.
    '& > span': { px: [1, null, 2], letterSpacing: ['normal', null, 'wide'], whiteSpace: 'normal' },
  },
  photosPlace: { ...standard.photosPlace, display: ['none', null, 'block'], left: 2, right: 'auto' },
  thumbs: { display: 'none' },
  tools: { ...standard.tools, top: 'auto', bottom: 2 },
  body: { ...standard.body, display: ['contents', null, 'flex'], gap: 2, p: [0, null, 3] },
  words: { ...standard.words, gap: 1, p: [3, null, 0] },
  title: { fontSize: 'md', lineHeight: 'snug', letterSpacing: 'normal' },
  variant: { ...standard.variant, mt: 0 },
  facts: { ...standard.facts, columnGap: 1, rowGap: 0, '& svg': { display: 'none' } },
  fact: { ...standard.fact, '&:not(:last-child)::after': { content: '"·"' } },
  side: {
    ...standard.side,
    gridColumn: '1 / -1',
    gap: 2,
    pt: [3, null, 2],
    px: [3, null, 0],
    pb: [3, null, 0],
  },
}

/** One vehicle per row, with a strip of thumbnails, and the offer in a separate column. */
const wide: Parts = {
  ...standard,
  card: {
    ...standard.card,
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, 'minmax(0, 2fr) minmax(0, 3fr)', 'minmax(0, 20rem) minmax(0, 1fr)'],
  },
  media: { position: 'relative', display: 'flex', flexDirection: 'column', bg: 'surfaceSunken' },
  picture: { ...standard.picture, flexGrow: 1 },
  thumbs: {
    display: ['none', null, 'grid'],
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 1,
    pt: 1,
    bg: 'surfaceRaised',
  },
  thumb: { width: '100%', height: 'auto', aspectRatio: '3/2', objectFit: 'cover', bg: 'surfaceSunken' },
  body: {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 12.5rem'],
    columnGap: 5,
    rowGap: 4,
    p: [4, null, 5],
    minWidth: 0,
  },
  title: { ...headingLooks.sm, fontSize: ['xl', null, null, 'lg', 'xl'] },
  facts: { ...standard.facts, columnGap: 4, rowGap: 2 },
  side: {
    ...standard.side,
    mt: 0,
    pt: [3, null, null, 0],
    pl: [0, null, null, 5],
    borderTop: ['thin', null, null, 'none'],
    borderLeft: ['none', null, null, 'thin'],
    justifyContent: 'space-between',
  },
  actions: { ...standard.actions, display: ['flex', null, null, 'grid'], gridTemplateColumns: 'minmax(0, 1fr)' },
  more: { ...standard.more, flexDirection: ['row', null, null, 'column'] },
}

/** The classes of a card's parts. */
export type CardLook = Readonly<Record<keyof Parts, string>>

export const vehicleCardStyles = { standard, compact, wide } as const satisfies Record<CardLayout, Parts>

/** How wide the picture is shown, for `sizes`. */
export const cardPictureSizes: Record<CardLayout, string> = {
  standard: '(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw',
  compact: '(min-width: 64em) 20rem, (min-width: 48em) 33vw, 40vw',
  wide: '(min-width: 64em) 20rem, (min-width: 48em) 40vw, 100vw',
}
