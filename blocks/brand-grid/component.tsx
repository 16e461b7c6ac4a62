import { useQuery } from '@tanstack/react-query'
import { type Brand, brandPath } from '#schemas/model/brand.ts'
import { brandsQuery } from '../_data/models.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { LogoPlate } from '../_range/logo-plate.tsx'
import { Box } from '../_ui/box.tsx'
import { liftingCard } from '../_ui/card.tsx'
import { Grid } from '../_ui/grid.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Link } from '../_ui/link.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { brandGrid } from './block.ts'
import { groupLabels } from './group-labels.ts'
import { shownBrands } from './shown-brands.ts'

/** locations §2, Dealer-group brands page */
export default function BrandGrid({ heading, intro, groups, settings }: PropsOf<typeof brandGrid>) {
  const { data = [] } = useQuery(brandsQuery(useApi()))
  const shown = shownBrands(data, groups)
  if (shown.length === 0) return null
  return (
    <Section heading={heading} intro={intro || undefined} background={settings.background} anchor={settings.anchor}>
      <Box display="flex" flexDirection="column" gap={7}>
        {shown.map(({ kind, brands }) => (
          <div key={kind}>
            <Heading look="md" mb={4}>
              {groupLabels[kind]}
            </Heading>
            <UnderHeading>
              <Brands brands={brands} />
            </UnderHeading>
          </div>
        ))}
      </Box>
    </Section>
  )
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  return (
    <Grid as="ul" role="list" columns={[2, 3, 4, 6]} gap={[3, null, 4]}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Link href={brandPath(brand)} css={tile}>
            {brand.logo ? <LogoPlate logo={brand.logo} /> : null}
            <Box as="span" fontWeight="semibold">
              {brand.name}
            </Box>
          </Link>
        </li>
      ))}
    </Grid>
  )
}

const tile: CssObject = {
  ...liftingCard,
  height: '100%',
  justifyContent: 'center',
  gap: 2,
  p: 3,
  minHeight: 'tap',
  color: 'ink',
  textAlign: 'center',
  textDecoration: 'none',
}
