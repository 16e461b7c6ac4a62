import { paymentGoOnPath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import type { PaymentOutcome } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'

interface WaysOnProps {
  outcome: PaymentOutcome | null
  vehicle: PaymentStatus['vehicle']
}

/** What a payer can do now. Only who has no script has to ask again by hand. A button that takes another's place is a new one: its colours do not fade over. */
export function WaysOn({ outcome, vehicle }: WaysOnProps) {
  return (
    <Box key={`${outcome} ${vehicle?.slug}`} display="flex" flexWrap="wrap" gap={3}>
      {outcome === 'waiting' ? (
        <>
          <LinkButton href={paymentGoOnPath}>Go on with the payment</LinkButton>
          <Box display="contents" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
            <LinkButton href={paymentReturnPath} variant="secondary">
              Check again
            </LinkButton>
          </Box>
        </>
      ) : vehicle ? (
        <LinkButton href={vehiclePath(vehicle)} variant={outcome === 'paid' ? 'secondary' : 'primary'}>
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
