import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Link } from '../_ui/link.tsx'
import { RichText } from '../_ui/rich-text/rich-text.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { vehicleDisclaimer } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §2, disclaimer linking to /terms-and-conditions */
export default function VehicleDisclaimer({ text, linkLabel, settings }: PropsOf<typeof vehicleDisclaimer>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" background={settings.background} anchor={settings.anchor}>
      {text ? (
        <RichText value={text} look="small" />
      ) : (
        <Text look="small" maxWidth="prose">
          {texts.pricesSpecificationsAndPicturesAreAGuide({ item_type: vehicle.item_type })}
        </Text>
      )}
      <Text look="small" mt={2}>
        <Link href="/terms-and-conditions">{linkLabel || texts.termsAndConditions}</Link>
      </Text>
    </Section>
  )
}
