import { listedFeatures } from '#schemas/vehicle/listed-features.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import type { vehicleFeatures } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §9, Feature list limit */
const shownAtFirst = 8

export default function VehicleFeatures({ heading, settings }: PropsOf<typeof vehicleFeatures>) {
  const { vehicle } = usePage()
  const features = vehicle ? listedFeatures(vehicle) : []
  if (features.length === 0) return null
  const rest = features.slice(shownAtFirst)
  return (
    <Section heading={heading} spacing="tight" anchor={settings.anchor}>
      <FeatureList features={features.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <ShowMore more={texts.showAll} less={texts.hide}>
          <FeatureList features={rest} />
        </ShowMore>
      ) : null}
    </Section>
  )
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      columnGap={6}
      m={0}
      p={0}
      css={{ listStyle: 'none' }}
    >
      {features.map((feature) => (
        <Box as="li" key={feature} py={2} display="flex" gap={3} borderBottom="thin">
          <Box as="span" color="positive" flex="none">
            <Icon name="check" />
          </Box>
          <Box as="span" minWidth={0} css={{ overflowWrap: 'anywhere' }}>
            {feature}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
