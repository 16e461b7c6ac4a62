import type { Site } from '#schemas/tenant/site.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { listingTag } from '#schemas/vehicle/listing-tag.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { Badge } from '../_ui/badge.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Image } from '../_ui/image.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import { compareStyle } from './compare-style.ts'
import * as texts from './texts.ts'

interface ComparedVehicleProps {
  vehicle: SearchDocument
  site: Site
  now: Date
  onRemove: () => void
}

/** A column header. A sold vehicle is marked. */
export function ComparedVehicle({ vehicle, site, now, onRemove }: ComparedVehicleProps) {
  const look = styleClasses(compareStyle)
  const url = vehicle.thumbs[0]
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  return (
    <>
      <div className={look.picture}>
        <Image picture={url ? { url, alt: '', width: 960, height: 640 } : null} fills sizes="16rem" alt="" />
        {tag ? (
          <div className={look.tag}>
            <Badge look={isAvailable(vehicle) ? 'primary' : 'dark'}>{tag.text}</Badge>
          </div>
        ) : null}
        <button
          type="button"
          className={look.remove}
          onClick={onRemove}
          aria-label={texts.removeVehicleTitle({ vehicleTitle: vehicleTitle(vehicle) })}
          title={texts.remove}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <a href={vehiclePath(vehicle)} className={look.name}>
        {vehicleTitle(vehicle)}
      </a>
      <VehiclePrice facts={vehicle} site={siteOfDealership(site, vehicle.dealership_slug)} size="sm" />
    </>
  )
}
