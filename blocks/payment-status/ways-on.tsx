import { paymentGoOnPath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import type { PaymentOutcome } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { reservePath } from '#schemas/vehicle/reserve-path.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import * as texts from './texts.ts'

interface WaysOnProps {
  outcome: PaymentOutcome | null
  /** Empty while only the outcome is known. */
  code: string
  status: PaymentStatus | null
}

/**
 * A payer's next steps. The manual check is only for browsers without script. Different buttons have different keys, so that colours do not
 * fade between them; one that stays when the status arrives keeps its focus.
 */
export function WaysOn({ outcome, code, status }: WaysOnProps) {
  const site = useSite()
  const vehicle = status?.vehicle ?? null
  const again = status && (outcome === 'refused' || outcome === 'expired') ? againPath(status, site) : null
  return (
    <Box key={outcome} display="flex" flexWrap="wrap" gap={3}>
      {outcome === 'waiting' ? (
        <>
          <LinkButton href={code === '' ? paymentGoOnPath : `${paymentGoOnPath}?${new URLSearchParams({ code })}`}>
            {texts.continueToPayment}
          </LinkButton>
          <Box display="contents" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
            <LinkButton href={paymentReturnPath} variant="secondary">
              {texts.checkAgain}
            </LinkButton>
          </Box>
        </>
      ) : null}
      {again ? <LinkButton href={again}>{texts.tryAgain}</LinkButton> : null}
      {outcome === 'waiting' ? null : vehicle ? (
        <LinkButton
          key="vehicle"
          href={vehiclePath(vehicle)}
          variant={again || outcome === 'paid' ? 'secondary' : 'primary'}
        >
          {outcome === 'paid' ? texts.backToTheVehicle : texts.toTheVehicle}
        </LinkButton>
      ) : (
        <LinkButton key="home" href="/" variant="secondary">
          {texts.backToTheHomePage}
        </LinkButton>
      )}
    </Box>
  )
}

/** The form that started the payment. */
function againPath({ purpose, vehicle }: PaymentStatus, site: ReturnType<typeof useSite>): string | null {
  if (purpose === 'online-payment') return '/online-payment'
  return vehicle && reservePath(vehicle, site)
}
