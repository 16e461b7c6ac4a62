import { look } from 'virtual:look'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { canKeep } from '#schemas/vehicle/can-keep.ts'
import { cardActions } from '#schemas/vehicle/card-actions.ts'
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
  const title = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <article
      className={look.card}
      data-vehicle={vehicle.id}
      data-slug={vehicle.slug}
      data-name={vehicle.name}
      data-make={vehicle.make}
      data-model={vehicle.model}
      data-image={vehicle.thumbs[0]}
    >
      <Pictures vehicle={vehicle} site={site} now={now} priority={priority} />
      <div className={look.cardBody}>
        <div className={look.cardWords}>
          <div>
            <h2 className={look.cardTitle}>
              <a href={vehiclePath(vehicle)} className={look.cardLink}>
                {title}
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
          {place ? (
            <p className={look.cardPlace}>
              <Icon name="pin" size={16} />
              {place}
            </p>
          ) : null}
        </div>
        <Offer vehicle={vehicle} site={site} title={title} />
      </div>
    </article>
  )
}

function Pictures({ vehicle, site, now, priority }: VehicleCardProps) {
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  return (
    <div className={look.cardMedia}>
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
        {canKeep(vehicle, site).favourite ? <KeepButtons name={vehicle.name} /> : null}
      </div>
      {vehicle.status === 'in_stock' && vehicle.thumbs.length > 3 ? (
        <div className={look.thumbs}>
          {vehicle.thumbs.slice(1, 4).map((url) => (
            <img
              key={url}
              src={`/_img/w_320,q_75,f_auto${url}`}
              alt=""
              width={320}
              height={213}
              loading="lazy"
              decoding="async"
              className={look.thumb}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function KeepButtons({ name }: { name: string }) {
  return (
    <div className={look.tools}>
      <button
        type="button"
        className={look.tool}
        data-keep="compare"
        title="Compare"
        aria-label={`Compare ${name}`}
        aria-pressed={false}
      >
        <Icon name="swap" />
      </button>
      <button
        type="button"
        className={look.tool}
        data-keep="favourite"
        title="Favourite"
        aria-label={`Favourite ${name}`}
        aria-pressed={false}
      >
        <Icon name="heart" />
      </button>
    </div>
  )
}

function Offer({ vehicle, site, title }: { vehicle: SearchDocument; site: Site; title: string }) {
  const saving = isAvailable(vehicle) ? belowMarketBy(vehicle) : null
  const { weekly_price: payment, weekly_comparison_rate: rate } = vehicle
  const [first, second, ...more] = cardActions(vehicle, site)
  return (
    <div className={look.cardSide}>
      <div className={look.cardOffer}>
        <div className={look.priceLine}>
          <Price vehicle={vehicle} site={site} />
          {saving === null ? null : <span className={look.saving}>{`${formatDollars(saving)} below market`}</span>}
        </div>
        {payment === null || rate === null ? null : (
          <p className={look.estimate}>{`${formatDollars(payment)}/wk* · ${rate.toFixed(2)}% p.a. comparison rate`}</p>
        )}
      </div>
      {first ? (
        <div className={look.actions}>
          <a href={first.href} aria-label={`${first.label}: ${title}`} className={look.firstAction}>
            {first.label}
          </a>
          {second ? (
            <a href={second.href} aria-label={`${second.label}: ${title}`} className={look.action}>
              {second.label}
            </a>
          ) : null}
          <div className={look.moreActions}>
            {more.map(({ kind, label, href }) => (
              <a key={kind} href={href} aria-label={`${label}: ${title}`} className={look.moreAction}>
                {label}
              </a>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}
