import { badgeLooks } from './badge.tsx'
import { liftingCard } from './card.tsx'
import { headingLooks } from './heading.tsx'
import type { CssObject } from './style/style-props.ts'
import { textLooks } from './text.tsx'
import { visuallyHidden } from './visually-hidden.tsx'

/** The parts of a vehicle's card. */
export const vehicleCardStyle = {
  card: { ...liftingCard, height: '100%' },
  picture: { position: 'relative' },
  tagPlace: { position: 'absolute', top: 3, left: 3 },
  photosPlace: { position: 'absolute', bottom: 2, right: 2 },
  photos: badgeLooks.dark,
  unseen: visuallyHidden,
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 3, p: 4 },
  title: headingLooks.sm,
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  variant: { ...textLooks.small, mt: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, fontSize: 'sm', color: 'muted' },
  fact: { display: 'inline-flex', alignItems: 'center', gap: 1 },
  foot: { mt: 'auto', pt: 3, borderTop: 'thin' },
  lastLine: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    mt: 1,
    minHeight: '1.5rem',
  },
  place: textLooks.small,
  saving: badgeLooks.positive,
} as const satisfies Record<string, CssObject>
