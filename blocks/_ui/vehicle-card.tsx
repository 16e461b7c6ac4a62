import { distanceText } from '#schemas/location/distance-text.ts'
import { cardFacts } from '#schemas/vehicle/card-facts.ts'
import { regoExpiryText } from '#schemas/vehicle/rego-expiry.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { cardIcon } from './card-icon.tsx'
import { headingElements, useHeadingLevel } from './heading-level.tsx'
import { vehicleEntry } from './saved-vehicles/save-buttons.tsx'
import { styleClasses } from './style/style-class.ts'
import { cardOffer } from './vehicle-card-offer.tsx'
import { cardPicture } from './vehicle-card-picture.tsx'
import { type CardLayout, cardPictureSizes, vehicleCardStyles } from './vehicle-card-style.ts'
import * as texts from './texts.ts'

/** A vehicle found, or found near a place. */
export type CardVehicle = SearchDocument & { distance_km?: number | null }

interface VehicleCardProps {
  vehicle: CardVehicle
  site: Site
  now: Date
  /** Above the fold: its picture is loaded first. */
  priority?: boolean
  /** With the buttons of search results. */
  buttons?: boolean
  /** Where the site's own layout does not fit, as in a carousel. */
  layout?: CardLayout
}

/** A vehicle in a list. The whole card leads to its page; the link's name is the vehicle's. Plain elements, since a page shows dozens. */
export function VehicleCard({
  vehicle,
  site: shown,
  now,
  priority = false,
  buttons = false,
  layout,
}: VehicleCardProps) {
  const site = siteOfDealership(shown, vehicle.dealership_slug)
  const chosen = layout ?? site.config.cards.layout
  const look = styleClasses(vehicleCardStyles[chosen])
  const Title = headingElements[useHeadingLevel()]
  const title = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const rego = site.flags.regoExpiry ? regoExpiryText(vehicle.rego_expiry, { now, timeZone: site.timeZone }) : null
  const place = getPlace(vehicle)
  return (
    <article className={look.card} {...vehicleEntry(vehicle)}>
      {cardPicture({ vehicle, site, now, look, priority, sizes: cardPictureSizes[chosen] })}
      <div className={look.body}>
        <div className={look.words}>
          <div>
            <Title className={look.title}>
              <a href={vehiclePath(vehicle)} className={look.link}>
                {title}
              </a>
            </Title>
            <p className={look.variant}>
              {[vehicle.badge, vehicle.series].filter(Boolean).join(' ') || vehicle.body || '\u00A0'}
            </p>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to Safari */}
          <ul role="list" className={look.facts}>
            {cardFacts(vehicle).map((fact) => (
              <li key={fact.icon} className={look.fact}>
                {cardIcon({ name: fact.icon, size: 16 })}
                {fact.text}
              </li>
            ))}
          </ul>
          {rego ? (
            <p className={look.place}>
              {cardIcon({ name: 'calendar', size: 16 })}
              <span className={look.unseen}>{texts.registration} </span>
              {rego}
            </p>
          ) : null}
          {place ? (
            <p className={look.place}>
              {cardIcon({ name: 'pin', size: 16 })}
              {place}
            </p>
          ) : null}
        </div>
        {cardOffer({ vehicle, site, look, title, buttons })}
      </div>
    </article>
  )
}

/** The vehicle's location, and its distance from the place searched for. */
function getPlace({ city, state, distance_km: km }: CardVehicle): string {
  const place = [city, state].filter(Boolean).join(', ')
  return [place, km === null || km === undefined ? '' : distanceText(km)].filter(Boolean).join(' · ')
}
