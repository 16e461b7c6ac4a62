import { toTelHref } from '#schemas/contact/phone.ts'
import { isMobile } from '#schemas/location/is-mobile.ts'
import type { Location } from '#schemas/location/location.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Link } from '../_ui/link.tsx'
import { Text } from '../_ui/text.tsx'
import { LocationLine } from './location-line.tsx'
import * as texts from './texts.ts'

/** The phone and, beside it, the landline. Each is named where there are two. locations §2, Location card */
export function Phones({ location: { phone, landline_phone: landline } }: { location: Location }) {
  const { country } = useSite()
  const numbers = [...new Set([phone, landline].map((number) => number.trim()).filter(Boolean))]
  if (numbers.length === 0) return null
  return (
    <LocationLine icon="phone">
      <Box display="flex" flexWrap="wrap" columnGap={4} rowGap={1}>
        {numbers.map((number) => (
          <span key={number}>
            {numbers.length > 1 ? (
              <Text as="span" look="small">
                {isMobile(number, country) ? texts.mobile : texts.landline}{' '}
              </Text>
            ) : null}
            <Link href={toTelHref(number)}>{number}</Link>
          </span>
        ))}
      </Box>
    </LocationLine>
  )
}
