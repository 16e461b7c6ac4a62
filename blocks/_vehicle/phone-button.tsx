import { choosePhone, maskPhone } from '#schemas/location/phone-choice.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import type { ButtonLook } from '../_ui/button-style.ts'
import { Icon } from '../_ui/icon.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { actMark } from './act/form-mark.ts'

interface PhoneButtonProps extends ButtonLook {
  vehicle: Pick<Vehicle, 'id' | 'car_type' | 'location_phone' | 'dealership_id' | 'website_id'>
  /** What it says before the number. */
  label?: string | undefined
}

/**
 * The dealer's number for a vehicle, nothing where there is none. Masked after its fifth character until it is pressed, where the site wants that;
 * without script it dials at once. vehicles §4, Phone reveal, Dealer phone selection
 */
export function PhoneButton({ vehicle, label = 'Call Now', ...look }: PhoneButtonProps) {
  const { phones } = useSite().config
  const phone = choosePhone(phones, vehicle)
  if (phone === null) return null
  const shown = phones.masked ? maskPhone(phone) : phone
  return (
    <LinkButton
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      {...actMark('call')}
      data-car={vehicle.id}
      data-dealership={vehicle.dealership_id}
      data-website={vehicle.website_id}
      data-number={phone}
      // The digits that are seen are part of its name: who speaks to a page says what they see.
      aria-label={phones.masked ? `${label} ${shown.replace(/\D+$/, '')}: show the phone number` : undefined}
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
