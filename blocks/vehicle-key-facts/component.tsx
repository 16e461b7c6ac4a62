import { type KeyFact, type KeyFactName, keyFacts, specifications } from '#schemas/vehicle/vehicle-facts.ts'
import { IconSpot } from '../_vehicle/icon-spot.tsx'
import { SpecificationList } from '../_vehicle/specification-list.tsx'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Facts } from '../_ui/facts.tsx'
import type { AnyIconName } from '../_ui/more-icons.ts'
import { Section } from '../_ui/section.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { vehicleKeyFacts } from './block.ts'

export default function VehicleKeyFacts(props: PropsOf<typeof vehicleKeyFacts>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const facts = chosen(keyFacts(vehicle), props.facts)
  const specs = props.showSpecifications ? specifications(vehicle) : []
  const { background, anchor } = props.settings
  return (
    <>
      {facts.length > 0 ? (
        <Section heading={props.heading} spacing="tight" background={background} anchor={anchor}>
          {props.look === 'icons' ? <IconFacts facts={facts} /> : <Facts facts={facts} />}
        </Section>
      ) : null}
      {specs.length > 0 ? (
        <Section heading={props.specificationsHeading} spacing="tight" background={background}>
          <SpecificationList facts={specs} look="grid" />
        </Section>
      ) : null}
    </>
  )
}

const chosen = (facts: readonly KeyFact[], names: readonly KeyFactName[]): readonly KeyFact[] =>
  names.length === 0 ? facts : names.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])

const icons = {
  kilometres: 'gauge',
  body: 'car',
  transmission: 'gearbox',
  engine: 'engine',
  fuel: 'fuel',
  drive: 'wheel',
  colour: 'palette',
  interior: 'home',
  seats: 'seat',
  doors: 'door',
  registration: 'shield',
  stockNumber: 'tag',
} as const satisfies Record<KeyFactName, AnyIconName>

function IconFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={columns} columnGap={[3, 4]} rowGap={4} m={0}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className={styleClass(fact)}>
          <dt className={styleClass(term)}>
            <span className={styleClass(spot)}>
              <IconSpot name={icons[name]} />
            </span>
            {label}
          </dt>
          <dd className={styleClass(valueStyle)}>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

/** A larger font needs wider columns: “Transmission” and “Petrol/Electric” stay whole beside their icon. */
const columns = ['repeat(auto-fill, minmax(max(10rem, 22%), 1fr))', 'repeat(auto-fill, minmax(max(11.5rem, 22%), 1fr))']
const fact: CssObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '2.75rem',
  paddingLeft: '3.25rem',
}
const spot: CssObject = { position: 'absolute', left: 0, insetBlockStart: 'calc(50% - 1.375rem)' }
const term: CssObject = { fontSize: 'sm', color: 'muted' }
const valueStyle: CssObject = {
  m: 0,
  fontSize: ['sm', 'md'],
  fontWeight: 'semibold',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
}
