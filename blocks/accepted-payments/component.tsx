import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import { type acceptedPayments, paymentMethods } from './block.ts'
import { PaymentMark } from './payment-mark.tsx'

/** locations §2, Accepted-payment strip */
export default function AcceptedPayments({ heading, methods, note, settings }: PropsOf<typeof acceptedPayments>) {
  const shown = methods.length > 0 ? methods : paymentMethods
  return (
    <Section spacing="tight" background={settings.background} anchor={settings.anchor}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap={4} rowGap={3}>
        {heading ? <Text look="small">{heading}</Text> : null}
        <Box as="ul" display="flex" flexWrap="wrap" gap={2} m={0} p={0} css={{ listStyle: 'none' }}>
          {shown.map((method) => (
            <li key={method}>
              <PaymentMark method={method} />
            </li>
          ))}
        </Box>
        {note ? <Text look="small">{note}</Text> : null}
      </Box>
    </Section>
  )
}
