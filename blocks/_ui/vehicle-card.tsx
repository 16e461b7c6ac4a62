import { cardFacts } from '#schemas/vehicle/card-facts.ts'
import { listingTag, type ListingTag } from '#schemas/vehicle/listing-tag.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { badgeLooks, type BadgeLook } from './badge.tsx'
import { headingElements, useHeadingLevel } from './heading-level.tsx'
import { icon } from './icon.tsx'
import { Image } from './image.tsx'
import { styleClass, styleClasses } from './style/style-class.ts'
import { vehicleCardStyle } from './vehicle-card-style.ts'
import { VehiclePrice } from './vehicle-price.tsx'

interface VehicleCardProps {
  vehicle: SearchDocument
  site: Site
  now: Date
  /** Above the fold: its picture is loaded first. */
  priority?: boolean
}

const tagLooks = {
  sold: 'dark',
  electric: 'positive',
  reserved: 'warning',
  certified: 'primary',
  custom: 'accent',
  'coming-soon': 'primary',
  'just-arrived': 'accent',
} as const satisfies Record<ListingTag['kind'], BadgeLook>

/** A vehicle in a list. The whole card leads to its page; the link's name is the vehicle's. Plain elements, since a page shows dozens. */
export function VehicleCard({ vehicle, site, now, priority = false }: VehicleCardProps) {
  const look = styleClasses(vehicleCardStyle)
  const Title = headingElements[useHeadingLevel()]
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  const saving = belowMarketBy(vehicle)
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <article className={look.card}>
      <div className={look.picture}>
        <Image
          picture={pictureOf(vehicle)}
          ratio="3/2"
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw"
          priority={priority}
          alt=""
        />
        {tag ? (
          <div className={look.tagPlace}>
            <span className={styleClass(badgeLooks[tagLooks[tag.kind]])}>{tag.text}</span>
          </div>
        ) : null}
        {vehicle.photos_count > 1 && isAvailable(vehicle) ? (
          <div className={look.photosPlace}>
            <span className={look.photos}>
              {icon({ name: 'camera', size: 14 })}
              {vehicle.photos_count}
              <span className={look.unseen}> photos</span>
            </span>
          </div>
        ) : null}
      </div>
      <div className={look.body}>
        <div>
          <Title className={look.title}>
            <a href={vehiclePath(vehicle)} className={look.link}>
              {[vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')}
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
              {icon({ name: fact.icon, size: 16 })}
              {fact.text}
            </li>
          ))}
        </ul>
        <div className={look.foot}>
          <VehiclePrice facts={vehicle} site={site} />
          <div className={look.lastLine}>
            {place ? <span className={look.place}>{place}</span> : null}
            {saving === null ? null : <span className={look.saving}>{`${formatDollars(saving)} below market`}</span>}
          </div>
        </div>
      </div>
    </article>
  )
}

function pictureOf(vehicle: SearchDocument) {
  const url = vehicle.thumbs[0]
  return url ? { url, alt: '', width: 960, height: 640 } : null
}
