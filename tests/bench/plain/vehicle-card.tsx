import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { canSave } from '#schemas/vehicle/can-save.ts'
import { cardActions } from '#schemas/vehicle/card-actions.ts'
import { cardFacts } from '#schemas/vehicle/card-facts.ts'
import { listingTag } from '#schemas/vehicle/listing-tag.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { Icon } from './icon.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'

interface VehicleCardProps {
  vehicle: SearchDocument
  site: Site
  now: Date
  priority: boolean
  heading: 'h2' | 'h3'
  buttons: boolean
}

export function VehicleCard({ vehicle, site, now, priority, heading: Heading, buttons }: VehicleCardProps) {
  const title = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <article
      className="part:card"
      data-vehicle={vehicle.id}
      data-slug={vehicle.slug}
      data-name={vehicle.name}
      data-make={vehicle.make}
      data-model={vehicle.model}
      data-image={vehicle.thumbs[0]}
    >
      <Pictures vehicle={vehicle} site={site} now={now} priority={priority} />
      <div className="part:cardBody">
        <div className="part:cardWords">
          <div>
            <Heading className="part:cardTitle">
              <a href={vehiclePath(vehicle)} className="part:cardLink">
                {title}
              </a>
            </Heading>
            <p className="part:cardVariant">
              {[vehicle.badge, vehicle.series].filter(Boolean).join(' ') || vehicle.body || '\u00A0'}
            </p>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to Safari */}
          <ul role="list" className="part:facts">
            {cardFacts(vehicle).map((fact) => (
              <li key={fact.icon} className="part:fact">
                <Icon name={fact.icon} size={16} />
                {fact.text}
              </li>
            ))}
          </ul>
          {place ? (
            <p className="part:cardPlace">
              <Icon name="pin" size={16} />
              {place}
            </p>
          ) : null}
        </div>
        <Offer vehicle={vehicle} site={site} title={title} buttons={buttons} />
      </div>
    </article>
  )
}

function Pictures({ vehicle, site, now, priority }: Omit<VehicleCardProps, 'heading' | 'buttons'>) {
  const tag = listingTag(vehicle, { rules: { ...site.config.cards, electricTag: site.flags.electricTag }, now })
  return (
    <div className="part:cardMedia">
      <div className="part:cardPicture">
        <Photo url={vehicle.thumbs[0]} priority={priority} className="part:photo" />
        {tag ? (
          <div className="part:tagPlace">
            <span className="part:tag">{tag.text}</span>
          </div>
        ) : null}
        {vehicle.photos_count > 1 && isAvailable(vehicle) ? (
          <div className="part:photoCountPlace">
            <span className="part:photoCount">
              <Icon name="camera" size={14} />
              {vehicle.photos_count}
              <span className="part:hidden"> photos</span>
            </span>
          </div>
        ) : null}
        {canSave(vehicle, site).favourite ? (
          <SaveButtons name={vehicle.name} className="part:tools" buttonClassName="part:tool" />
        ) : null}
      </div>
      {vehicle.status === 'in_stock' && vehicle.thumbs.length > 3 ? (
        <div className="part:thumbs">
          {vehicle.thumbs.slice(1, 4).map((url) => (
            <img
              key={url}
              src={`/_img/w_320,q_75,f_auto${url}`}
              alt=""
              width={320}
              height={213}
              loading="lazy"
              decoding="async"
              className="part:thumb"
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

interface OfferProps extends Pick<VehicleCardProps, 'vehicle' | 'site' | 'buttons'> {
  title: string
}

function Offer({ vehicle, site, title, buttons }: OfferProps) {
  const saving = isAvailable(vehicle) ? belowMarketBy(vehicle) : null
  const { weekly_price: payment, weekly_comparison_rate: rate } = vehicle
  const [first, second, ...more] = buttons ? cardActions(vehicle, site) : []
  return (
    <div className="part:cardSide">
      <div className="part:cardOffer">
        <div className="part:priceLine">
          <Price vehicle={vehicle} site={site} className="part:cardAmount" />
          {saving === null ? null : <span className="part:saving">{`${formatDollars(saving)} below market`}</span>}
        </div>
        {payment === null || rate === null ? null : (
          <p className="part:estimate">{`${formatDollars(payment)}/wk* · ${rate.toFixed(2)}% p.a. comparison rate`}</p>
        )}
      </div>
      {first ? (
        <div className="part:actions">
          <a href={first.href} aria-label={`${first.label}: ${title}`} className="part:firstAction">
            {first.label}
          </a>
          {second ? (
            <a href={second.href} aria-label={`${second.label}: ${title}`} className="part:action">
              {second.label}
            </a>
          ) : null}
          <div className="part:moreActions">
            {more.map(({ kind, label, href }) => (
              <a key={kind} href={href} aria-label={`${label}: ${title}`} className="part:moreAction">
                {label}
              </a>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}
