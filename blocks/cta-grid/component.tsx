import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Section } from '../_ui/section.tsx'
import type { ctaGrid } from './block.ts'
import { CtaRow } from './cta-row.tsx'
import { CtaTile } from './cta-tile.tsx'
import { defaultTiles } from './usual-tiles.ts'

export default function CtaGrid({ heading, tiles, settings }: PropsOf<typeof ctaGrid>) {
  const shown = (tiles.length > 0 ? tiles : defaultTiles).filter(
    ({ link }) => toHref(link) !== null && link.label !== '',
  )
  if (shown.length === 0) return null
  return (
    <Section heading={heading} background={settings.background} spacing="tight" anchor={settings.anchor}>
      {settings.layout === 'list' ? (
        <Box as="ul" maxWidth="narrow">
          {shown.map((tile) => (
            <CtaRow key={tile.id} {...tile} />
          ))}
        </Box>
      ) : (
        <Grid as="ul" columns={columnsFor(shown.length)} gap={[3, null, 4]}>
          {shown.map((tile) => (
            <CtaTile key={tile.id} {...tile} />
          ))}
        </Grid>
      )}
    </Section>
  )
}

/** Full rows if the number allows it. */
function columnsFor(count: number) {
  if (count % 4 === 0) return [2, null, 4]
  return count % 5 === 0 ? [2, null, 5] : [2, null, 3, Math.max(3, Math.min(count, 6))]
}
