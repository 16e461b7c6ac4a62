import { toTelHref } from '#schemas/contact/phone.ts'
import { choosePhone, maskPhone } from '#schemas/location/phone-choice.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import type { ButtonLook } from '../_ui/button-style.ts'
import { Icon } from '../_ui/icon.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { linkAction } from './form-links/form-link-data.ts'
import * as texts from './texts.ts'

interface PhoneButtonProps extends ButtonLook {
  vehicle: Pick<Vehicle, 'id' | 'car_type' | 'location_phone' | 'dealership_id' | 'website_id'>
  /** Text before the number. */
  label?: string | undefined
}

/**
 * The dealer's number for a vehicle, nothing where there is none. Masked after its fifth character until it is pressed, where the site wants that;
 * without script it dials at once. vehicles §4, Phone reveal, Dealer phone selection
 */
export function PhoneButton({ vehicle, label = texts.callNow, ...look }: PhoneButtonProps) {
  const { phones } = useSite().config
  const phone = choosePhone(phones, vehicle)
  if (phone === null) return null
  const shown = phones.masked ? maskPhone(phone) : phone
  return (
    <LinkButton
      href={toTelHref(phone)}
      {...linkAction('call')}
      data-car={vehicle.id}
      data-dealership={vehicle.dealership_id}
      data-website={vehicle.website_id}
      data-number={phone}
      // The accessible name contains the visible digits, for speech input (WCAG 2.5.3).
      aria-label={phones.masked ? texts.labelShown({ label, shown: shown.replace(/\D+$/, '') }) : undefined}
      // Pressed before an island hydrates, a number stays as it was revealed.
      suppressHydrationWarning
      {...look}
    >
      <Icon name="phone" size={18} />
      <span>
        {label}{' '}
        <span
          className={styleClass(number)}
          data-masked={phones.masked || undefined}
          aria-live="polite"
          suppressHydrationWarning
        >
          {shown}
        </span>
      </span>
    </LinkButton>
  )
}

/** On a phone with text twice as large there is no room for that. */
const number: CssObject = { whiteSpace: 'nowrap', '@media (max-width: 18em)': { whiteSpace: 'normal' } }
