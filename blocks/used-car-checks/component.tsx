import { toHref } from '#schemas/page/href.ts'
import type { Link as LinkValue } from '#schemas/page/link.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Link } from '../_ui/link.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import { PanelPoints } from '../_vehicle/panel-points.tsx'
import { isShownFor } from '../_vehicle/shown-for.ts'
import type { usedCarChecks } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §2, used-car checks */
export default function UsedCarChecks(props: PropsOf<typeof usedCarChecks>) {
  const { vehicle } = usePage()
  const { heading, intro, checks, settings } = props
  const types = props.shownFor.length > 0 ? props.shownFor : (['used'] as const)
  if (!vehicle || checks.length === 0 || !isShownFor(types, vehicle)) return null
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      spacing="tight"
      background={settings.background}
      anchor={settings.anchor}
    >
      <PanelPoints points={checks} />
      {props.showVin && vehicle.vin ? <Vin vin={vehicle.vin} register={props.register} /> : null}
    </Section>
  )
}

function Vin({ vin, register }: { vin: string; register: LinkValue }) {
  return (
    <Inline gap={3} mt={5} pt={4} borderTop="thin">
      <Text look="small">{texts.vin}</Text>
      <Box as="code" fontFamily="mono" css={{ overflowWrap: 'anywhere' }}>
        {vin}
      </Box>
      {toHref(register) && register.label ? <Link to={register} /> : null}
    </Inline>
  )
}
