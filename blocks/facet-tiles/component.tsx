import { useQuery } from '@tanstack/react-query'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { formatVehicleCount } from '../_search/count-text.ts'
import { Grid } from '../_ui/grid.tsx'
import { icon } from '../_ui/icon.tsx'
import { Section } from '../_ui/section.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { liftingCard } from '../_ui/card.tsx'
import { textLooks } from '../_ui/text.tsx'
import type { facetTiles } from './block.ts'
import { buildCountsQuery } from './build-counts-query.ts'
import { buildTiles } from './tiles.ts'

export default function FacetTiles({ heading, intro, settings, ...props }: PropsOf<typeof facetTiles>) {
  const { data } = useQuery(vehicleSearchQuery(useApi(), buildCountsQuery(props.filter)))
  const tiles = buildTiles({ ...props, counts: data?.facets[props.facet] })
  if (tiles.length === 0) return null
  const look = styleClasses(style)
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      spacing="tight"
      background={settings.background}
      anchor={settings.anchor}
    >
      <Grid as="ul" role="list" columns={[2, null, 3, 4, 6]} gap={[2, null, 3]}>
        {tiles.map(({ label, count, href }) => (
          <li key={href}>
            <a href={href} className={look.tile}>
              <span className={look.words}>
                <span className={look.label}>{label}</span>
                <span className={look.count}>{formatVehicleCount(count)}</span>
              </span>
              {icon({ name: 'chevronRight', size: 18 })}
            </a>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

const style = {
  tile: {
    ...liftingCard,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    height: '100%',
    minHeight: 'tap',
    px: [3, null, 4],
    py: 3,
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flex: 'none', color: 'muted' },
  },
  words: { display: 'block', minWidth: 0 },
  label: { display: 'block', fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
  count: { ...textLooks.small, display: 'block' },
} as const satisfies Record<string, CssObject>
