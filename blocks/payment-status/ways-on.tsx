import { paymentGoOnPath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import type { PaymentOutcome } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { reservePath } from '#schemas/vehicle/reserve-path.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'

interface WaysOnProps {
  outcome: PaymentOutcome | null
  /** Empty while only the outcome is known. */
  code: string
  status: PaymentStatus | null
}

/** What a payer can do now. Only who has no script has to ask again by hand. A button that takes another's place is a new one: its colours do not fade over. */
export function WaysOn({ outcome, code, status }: WaysOnProps) {
  const site = useSite()
  const vehicle = status?.vehicle ?? null
  const again = status && (outcome === 'refused' || outcome === 'expired') ? againPath(status, site) : null
  return (
    <Box key={`${outcome} ${vehicle?.slug}`} display="flex" flexWrap="wrap" gap={3}>
      {outcome === 'waiting' ? (
        <>
          <LinkButton href={code === '' ? paymentGoOnPath : `${paymentGoOnPath}?${new URLSearchParams({ code })}`}>
            Go on with the payment
          </LinkButton>
          <Box display="contents" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
            <LinkButton href={paymentReturnPath} variant="secondary">
              Check again
            </LinkButton>
          </Box>
        </>
      ) : null}
      {again ? <LinkButton href={again}>Try again</LinkButton> : null}
      {outcome === 'waiting' ? null : vehicle ? (
        <LinkButton href={vehiclePath(vehicle)} variant={again || outcome === 'paid' ? 'secondary' : 'primary'}>
          {outcome === 'paid' ? 'Back to the vehicle' : 'To the vehicle'}
        </LinkButton>
      ) : (
        <LinkButton href="/" variant="secondary">
          Back to the home page
        </LinkButton>
      )}
    </Box>
  )
}

/** The form that the payment began with. */
function againPath({ purpose, vehicle }: PaymentStatus, site: ReturnType<typeof useSite>): string | null {
  if (purpose === 'online-payment') return '/online-payment'
  return vehicle && reservePath(vehicle, site)
}
