import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import type { Article } from '#schemas/page/article.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'
import { VehicleCard } from './vehicle-card.tsx'
import { Phone } from './vehicle-page-title.tsx'

interface SimilarProps {
  related: EndpointOutput<'related'>
  site: Site
  now: Date
}

export function Similar({ related, site, now }: SimilarProps) {
  return (
    <section aria-labelledby="part:similarId" data-ground="plain" className="part:band">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:similarId" className="part:panelHeading">
              Similar vehicles
            </h2>
          </div>
        </div>
        <div className="part:cards">
          {related.map((vehicle) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              site={site}
              now={now}
              priority={false}
              heading="h3"
              buttons={false}
            />
          ))}
        </div>
        <EstimatesNote vehicles={related} site={site} />
      </div>
    </section>
  )
}

export function Blogs({ articles, site: { timeZone } }: { articles: readonly Article[]; site: Site }) {
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  return (
    <section aria-labelledby="part:blogsId" data-ground="sunken" className="part:blogsBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:blogsId" className="part:panelHeading">
              News from the Coast
            </h2>
          </div>
          <div className="part:headerAction">
            <a href="/blog" className="part:secondButton">
              All articles
            </a>
          </div>
        </div>
        <ul className="part:blogs">
          {articles.slice(0, 3).map(({ path, title, description, picture, date }) => (
            <li key={path} className="part:blog">
              <Photo
                url={picture?.url}
                className="part:blogPicture"
                width={1200}
                height={800}
                sizes="(min-width: 64em) 400px, (min-width: 40em) 50vw, 100vw"
              />
              <div className="part:blogBody">
                {date ? (
                  <span className="part:small">
                    <time dateTime={date.slice(0, 10)}>{day.format(new Date(date))}</time>
                  </span>
                ) : null}
                <h3 className="part:blogHeading">
                  <a href={path} className="part:blogLink">
                    {title}
                  </a>
                </h3>
                <p className="part:blogText">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const letters = {
  y: 20.5,
  fontFamily: 'Arial, Helvetica, sans-serif',
  textAnchor: 'middle',
  dominantBaseline: 'central',
} as const

export function Payments() {
  return (
    <section className="part:panel">
      <div className="part:container">
        <div className="part:payments">
          <p className="part:small">Accepted payments</p>
          <ul className="part:marks">
            <li>
              <svg viewBox="0 0 60 40" role="img" aria-label="Mastercard" className="part:mark">
                <rect width="60" height="40" rx="4" fill="#ffffff" />
                <circle cx="24" cy="20" r="11" fill="#eb001b" />
                <circle cx="36" cy="20" r="11" fill="#f79e1b" />
                <path d="M30 10.8a11 11 0 0 1 0 18.4a11 11 0 0 1 0-18.4" fill="#ff5f00" />
              </svg>
            </li>
            <li>
              <svg viewBox="0 0 60 40" role="img" aria-label="Visa" className="part:mark">
                <rect width="60" height="40" rx="4" fill="#ffffff" />
                <text
                  {...letters}
                  x="30"
                  fontSize={17}
                  fontWeight={800}
                  fontStyle="italic"
                  letterSpacing="-.5"
                  fill="#1434cb"
                >
                  VISA
                </text>
              </svg>
            </li>
            <li>
              <svg viewBox="0 0 60 40" role="img" aria-label="Maestro" className="part:mark">
                <rect width="60" height="40" rx="4" fill="#ffffff" />
                <circle cx="24" cy="20" r="11" fill="#0099df" />
                <circle cx="36" cy="20" r="11" fill="#ed0006" />
                <path d="M30 10.8a11 11 0 0 1 0 18.4a11 11 0 0 1 0-18.4" fill="#6c6bbd" />
              </svg>
            </li>
            <li>
              <svg viewBox="0 0 60 40" role="img" aria-label="Google Pay" className="part:mark">
                <rect width="60" height="40" rx="4" fill="#ffffff" />
                <path d="M15.8 19h5.6a6 6 0 1 1-1.9-3.6" fill="none" stroke="#4285f4" strokeWidth={2.4} />
                <text {...letters} x="38.5" fontSize={13} fontWeight={500} fill="#3c4043">
                  Pay
                </text>
              </svg>
            </li>
            <li>
              <svg viewBox="0 0 60 40" role="img" aria-label="Apple Pay" className="part:mark">
                <rect width="60" height="40" rx="4" fill="#ffffff" />
                <path
                  d="M20.9 20.7c0-1.7 1-2.7 1.7-3.200c-.8-1.200-2.100-1.6-2.9-1.6c-1.200 0-2.300.8-2.9.8c-.6 0-1.500-.8-2.500-.8c-2 0-4 1.7-4 4.800c0 3.200 2.300 6.800 4.100 6.800c1 0 1.400-.7 2.6-.7c1.200 0 1.500.7 2.6.7c1.500 0 2.7-2.200 3.200-3.800c-1.200-.5-1.9-1.7-1.9-3zM18.800 14.6c.8-1 1.100-2 1-3.200c-1.100.1-2.100.7-2.7 1.500c-.6.7-1.100 1.800-.9 2.9c1 .1 2-.5 2.6-1.200z"
                  fill="#000000"
                />
                <text {...letters} x="38.5" fontSize={13} fontWeight={600} fill="#000000">
                  Pay
                </text>
              </svg>
            </li>
          </ul>
          <p className="part:small">For deposits, servicing and parts.</p>
        </div>
      </div>
    </section>
  )
}

export function SmallPrint() {
  return (
    <section className="part:panel">
      <div className="part:container">
        <div className="part:words">
          <p>
            Drive-away prices are for private buyers in Queensland and include twelve months of registration, compulsory
            insurance and stamp duty. Pictures of new cars may show options that cost more.
          </p>
        </div>
        <p className="part:terms">
          <a href="/terms-and-conditions">Terms and conditions</a>
        </p>
      </div>
    </section>
  )
}

export function StickyBar({ site, vehicle }: { site: Site; vehicle: Vehicle }) {
  const { id } = vehicle
  return (
    <section
      aria-label="Ask about this vehicle"
      data-tool="bar"
      data-after={900}
      data-edge="bottom"
      data-print="hide"
      inert
      className="part:bar"
    >
      <div className="part:barRow">
        <div className="part:barWords">
          <p className="part:barName">{vehicleTitle(vehicle)}</p>
          <Price vehicle={vehicle} site={site} className="part:barAmount" />
        </div>
        <div className="part:barButtons">
          <a
            href={`/contact?car_id=${id}`}
            data-act="enquiry"
            data-car={id}
            aria-haspopup="dialog"
            className="part:button"
          >
            Enquire Now
          </a>
          <div className="part:barSecond">
            <a
              href={`/book-test-drive?car_id=${id}`}
              data-act="test-drive"
              data-car={id}
              aria-haspopup="dialog"
              className="part:secondButton"
            >
              Book a Test Drive
            </a>
          </div>
          <Phone site={site} vehicle={vehicle} className="part:secondButton" />
        </div>
      </div>
    </section>
  )
}
