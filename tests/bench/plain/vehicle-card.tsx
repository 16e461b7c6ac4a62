import { look } from 'virtual:look'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { cardFacts } from '#schemas/vehicle/card-facts.ts'
import { listingTag } from '#schemas/vehicle/listing-tag.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { Icon } from './icon.tsx'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'

interface VehicleCardProps {
  vehicle: SearchDocument
  site: Site
  now: Date
  priority: boolean
}

export function VehicleCard({ vehicle, site, now, priority }: VehicleCardProps) {
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  const saving = belowMarketBy(vehicle)
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <article className={look.card}>
      <div className={look.cardPicture}>
        <Photo url={vehicle.thumbs[0]} priority={priority} />
        {tag ? (
          <div className={look.tagPlace}>
            <span className={look.tag}>{tag.text}</span>
          </div>
        ) : null}
        {vehicle.photos_count > 1 && isAvailable(vehicle) ? (
          <div className={look.photoCountPlace}>
            <span className={look.photoCount}>
              <Icon name="camera" size={14} />
              {vehicle.photos_count}
              <span className={look.hidden}> photos</span>
            </span>
          </div>
        ) : null}
      </div>
      <div className={look.cardBody}>
        <div>
          <h2 className={look.cardTitle}>
            <a href={vehiclePath(vehicle)} className={look.cardLink}>
              {[vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')}
            </a>
          </h2>
          <p className={look.cardVariant}>
            {[vehicle.badge, vehicle.series].filter(Boolean).join(' ') || vehicle.body || '\u00A0'}
          </p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to Safari */}
        <ul role="list" className={look.facts}>
          {cardFacts(vehicle).map((fact) => (
            <li key={fact.icon} className={look.fact}>
              <Icon name={fact.icon} size={16} />
              {fact.text}
            </li>
          ))}
        </ul>
        <div className={look.cardFoot}>
          <Price vehicle={vehicle} site={site} />
          <div className={look.cardPlaceLine}>
            {place ? <span className={look.cardPlace}>{place}</span> : null}
            {saving === null ? null : <span className={look.saving}>{`${formatDollars(saving)} below market`}</span>}
          </div>
        </div>
      </div>
    </article>
  )
}
