import { financePath } from '#schemas/vehicle/finance-path.ts'
import { isBuyable } from '#schemas/vehicle/is-buyable.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { DialogButton } from '../_vehicle/dialog-button.tsx'
import type { financeCta } from './block.ts'

/** Renders nothing on a site without finance, and for an unavailable vehicle. vehicles §2, /finance */
export default function FinanceCta({ heading, text, button, opens, settings }: PropsOf<typeof financeCta>) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle || !site.flags.finance || !isBuyable(vehicle)) return null
  const words = button || site.config.cards.financeText
  return (
    <Section heading={heading} intro={text} background={settings.background} anchor={settings.anchor}>
      <Box data-print="hide">
        {opens === 'dialog' ? (
          <DialogButton kind="finance" vehicle={vehicle} size="lg">
            {words}
          </DialogButton>
        ) : (
          <LinkButton href={financePath(vehicle, site)} size="lg">
            {words}
          </LinkButton>
        )}
      </Box>
    </Section>
  )
}
