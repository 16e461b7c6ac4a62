import type { ReactNode } from 'react'
import { actionPath, type VehicleForm } from '#schemas/vehicle/action-path.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { useSite } from '../_kit/runtime.tsx'
import type { ButtonLook } from '../_ui/button-style.ts'
import { LinkButton } from '../_ui/link-button.tsx'
import { formLinkData } from './form-links/form-link-data.ts'

interface DialogButtonProps extends ButtonLook {
  kind: VehicleForm
  vehicle: Pick<SearchDocument, 'id' | 'slug' | 'vin' | 'car_type' | 'dealership_slug' | 'price' | 'offer_price'>
  /** Link target without script, if not the default page. */
  href?: string | undefined
  children: ReactNode
}

/**
 * Opens a form about a vehicle in a dialog: `<DialogButton kind="enquiry" vehicle={vehicle} wide>Enquire Now</DialogButton>`. It is a link to the
 * page with that form, and works as one where there is no script, in a new tab, and where the way leads by sign-in. `form-link-script.ts` of the page opens the
 * dialog, so it may stand in blocks that never hydrate as in islands.
 */
export function DialogButton({ kind, vehicle, href, children, ...look }: DialogButtonProps) {
  const site = useSite()
  const address = href ?? actionPath({ form: kind, vehicle, site })
  const mark = address.startsWith('/sign-in') ? {} : formLinkData(kind, vehicle.id)
  return (
    <LinkButton href={address} {...mark} {...look}>
      {children}
    </LinkButton>
  )
}
