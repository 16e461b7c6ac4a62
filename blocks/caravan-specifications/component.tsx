import { caravanFacts, type VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import type { AnyIconName } from '../_ui/more-icons.ts'
import { Section } from '../_ui/section.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { IconSpot } from '../_vehicle/icon-spot.tsx'
import type { caravanSpecifications } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §3, Caravan specifications */
export default function CaravanSpecifications({ heading, note, settings }: PropsOf<typeof caravanSpecifications>) {
  const { vehicle } = usePage()
  const facts = vehicle ? caravanFacts(vehicle) : []
  if (facts.length === 0) return null
  return (
    <Section heading={heading} spacing="tight" background={settings.background} anchor={settings.anchor}>
      <Box as="dl" display="grid" gridTemplateColumns={columns} gap={3} m={0}>
        {facts.map((fact) => (
          <Measure key={fact.label} {...fact} />
        ))}
      </Box>
      {note ? (
        <Text look="small" mt={4} whiteSpace="pre-line">
          {note}
        </Text>
      ) : null}
    </Section>
  )
}

function Measure({ label, value }: VehicleFact) {
  return (
    <div className={styleClass(tile)}>
      <dt className={styleClass(term)}>
        <IconSpot name={icons.get(label) ?? 'info'} />
        {label}
      </dt>
      <dd className={styleClass(valueStyle)}>{value}</dd>
    </div>
  )
}

const icons = new Map<string, AnyIconName>([
  [texts.sleeps, 'bed'],
  [texts.bodyLength, 'swap'],
  [texts.bodyWidth, 'swap'],
  [texts.tareWeight, 'weight'],
  [texts.aggregateTrailerMass, 'weight'],
  [texts.payload, 'weight'],
  [texts.axle, 'wheel'],
])

const columns = 'repeat(auto-fill, minmax(max(10.5rem, 22%), 1fr))'
const tile: CssObject = {
  display: 'flex',
  flexDirection: 'column',
  p: 4,
  minWidth: 0,
  bg: 'surfaceRaised',
  border: 'thin',
  borderRadius: 'lg',
}
const term: CssObject = { display: 'flex', flexDirection: 'column', gap: 3, fontSize: 'sm', color: 'muted' }
const valueStyle: CssObject = {
  m: 0,
  fontSize: 'lg',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
}
