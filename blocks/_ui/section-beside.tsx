import { type ReactNode, useId } from 'react'
import { Box } from './box.tsx'
import { Card } from './card.tsx'
import { UnderHeading } from './heading-level.tsx'
import { Section, type SectionProps } from './section.tsx'
import { SectionHeader } from './section-header.tsx'
import { styleClasses } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

interface SectionBesideProps extends Pick<SectionProps, 'heading' | 'intro' | 'background' | 'anchor' | 'children'> {
  /** Additional content: below the text in two columns, else below the card. */
  aside?: ReactNode
}

/** A band with a call to action on a card: the text is beside it if there is room, otherwise above it. A card without text is centred. */
export function SectionBeside({ heading, intro, aside, children, ...section }: SectionBesideProps) {
  const headingId = useId()
  const look = styleClasses(style)
  const card = <Card padded>{children}</Card>
  if (!heading)
    return (
      <Section {...section}>
        <Box maxWidth="narrow" mx="auto">
          {card}
          {aside ? <Box mt={5}>{aside}</Box> : null}
        </Box>
      </Section>
    )
  return (
    <Section {...section}>
      <section aria-labelledby={headingId} className={look.room}>
        <div className={aside ? look.withAside : look.pair}>
          <div className={look.words}>
            <SectionHeader heading={heading} headingId={headingId} intro={intro} />
          </div>
          <UnderHeading>
            <div className={look.card}>{card}</div>
            {aside ? <div className={look.aside}>{aside}</div> : null}
          </UnderHeading>
        </div>
      </section>
    </Section>
  )
}

/** Depends on the band's own width: with large text and in narrow columns the text is above. */
const beside = '@container (min-width: 54rem)'

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 8 },
} satisfies CssObject

const style = {
  room: { containerType: 'inline-size' },
  pair,
  withAside: { ...pair, [beside]: { ...pair[beside], gridTemplateRows: 'auto 1fr' } },
  // Sticky beside a long form.
  words: { [beside]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' } },
  card: { minWidth: 0, maxWidth: 'narrow', [beside]: { gridColumn: 2, gridRow: '1 / span 2' } },
  aside: { minWidth: 0, maxWidth: 'narrow', mt: 5, [beside]: { gridColumn: 1, mt: 0 } },
} as const satisfies Record<string, CssObject>
