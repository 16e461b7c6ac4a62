import type { ReactNode } from 'react'
import { todaysHours } from '#schemas/location/opening-hours.ts'
import { readComments } from '#schemas/vehicle/dealer-comments.ts'
import { vehicleDetails } from '#schemas/vehicle/vehicle-details.ts'
import { keyFacts, variantFacts, type VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Icon } from './icon.tsx'
import type { Shown } from './vehicle-page.tsx'
import { Phone } from './vehicle-page-title.tsx'

const shownFacts = [
  { name: 'kilometres', icon: 'gauge' },
  { name: 'engine', icon: 'engine' },
  { name: 'transmission', icon: 'gearbox' },
  { name: 'fuel', icon: 'fuel' },
  { name: 'drive', icon: 'wheel' },
  { name: 'body', icon: 'car' },
  { name: 'seats', icon: 'seat' },
  { name: 'colour', icon: 'palette' },
] as const

export function KeyFacts({ vehicle }: { vehicle: Vehicle }) {
  const facts = keyFacts(vehicle)
  return (
    <section className="part:softBand">
      <div className="part:container">
        <dl className="part:keyFacts">
          {shownFacts.map(({ name, icon }) => {
            const fact = facts.find((each) => each.name === name)
            return fact ? (
              <div key={name} className="part:keyFact">
                <dt className="part:keyTerm">
                  <span className="part:keySpot">
                    <span className="part:spot">
                      <Icon name={icon} size={22} />
                    </span>
                  </span>
                  {fact.label}
                </dt>
                <dd className="part:keyValue">{fact.value}</dd>
              </div>
            ) : null
          })}
        </dl>
      </div>
    </section>
  )
}

export function Comments({ vehicle }: { vehicle: Vehicle }) {
  const { passages, excerpt } = readComments(vehicle.dealercomments)
  return (
    <section aria-labelledby="part:commentsId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:commentsId" className="part:panelHeading">
              Dealer comments
            </h2>
          </div>
        </div>
        <div className="part:cut">
          <div>
            <p className="part:commentsCut">{excerpt}</p>
          </div>
          <details className="part:more">
            <More more="Show More" less="Show Less" />
            <div className="part:comments">
              {passages.map((passage, index) =>
                // oxlint-disable-next-line react/no-array-index-key -- dealers repeat themselves
                passage.kind === 'paragraph' ? <p key={index}>{passage.text}</p> : null,
              )}
            </div>
          </details>
        </div>
      </div>
    </section>
  )
}

export function More({ more, less }: { more: string; less: string }) {
  return (
    <summary className="part:moreToggle">
      <span className="part:moreWords">{more}</span>
      <span className="part:lessWords">{less}</span>
    </summary>
  )
}

export function Features({ vehicle: { features } }: { vehicle: Vehicle }) {
  return (
    <section aria-labelledby="part:featuresId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:featuresId" className="part:panelHeading">
              Features
            </h2>
          </div>
        </div>
        <FeatureList features={features.slice(0, 8)} />
        {features.length > 8 ? (
          <details className="part:more">
            <More more="Show All" less="Hide" />
            <FeatureList features={features.slice(8)} />
          </details>
        ) : null}
      </div>
    </section>
  )
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="part:features">
      {features.map((feature) => (
        <li key={feature} className="part:feature">
          <span className="part:tick">
            <Icon name="check" />
          </span>
          <span className="part:featureWords">{feature}</span>
        </li>
      ))}
    </ul>
  )
}

export function Specifications({ vehicle }: { vehicle: Vehicle }) {
  const facts = variantFacts(vehicle)
  return (
    <section aria-labelledby="part:specificationsId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:specificationsId" className="part:panelHeading">
              Specifications
            </h2>
          </div>
        </div>
        <Rows facts={facts.slice(0, 4)} />
        {facts.length > 4 ? (
          <details className="part:more">
            <More more="Show More" less="Show Less" />
            <Rows facts={facts.slice(4)} />
          </details>
        ) : null}
      </div>
    </section>
  )
}

function Rows({ facts }: { facts: readonly VehicleFact[] }) {
  return (
    <dl className="part:rows">
      {facts.map(({ label, value }) => (
        <div key={label} className="part:row">
          <dt className="part:rowTerm">{label}</dt>
          <dd className="part:rowValue">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Details({ site: { timeZone, flags }, vehicle, now }: Shown) {
  return (
    <section className="part:panel">
      <div className="part:container">
        <div className="part:panelCard">
          <h2 className="part:cardHeading">Vehicle Details</h2>
          <div className="part:cardRows">
            <Rows facts={vehicleDetails(vehicle, { now, timeZone, showsRegoExpiry: flags.regoExpiry })} />
          </div>
        </div>
      </div>
    </section>
  )
}

export function Talk({ site, vehicle, now, locations }: Shown) {
  const location = locations.find(({ id }) => id === vehicle.location_id)
  const today = location ? todaysHours(location, { now, timeZone: site.timeZone }) : null
  return (
    <section className="part:panel">
      <div className="part:container">
        <div className="part:talk" data-print="hide">
          <div className="part:talkStack">
            <h2 className="part:talkHeading">Talk to somebody who has driven it</h2>
            {location ? (
              <div className="part:talkLine">
                <Icon name="pin" size={18} />
                <span>
                  <strong>{location.name}</strong>
                  {`, ${location.address.city}`}
                </span>
              </div>
            ) : null}
            {today ? (
              <div className="part:talkLine">
                <Icon name="clock" size={18} />
                <span>{`Today: ${today.text}`}</span>
              </div>
            ) : null}
            <Phone site={site} vehicle={vehicle} className="part:talkButton" />
          </div>
        </div>
      </div>
    </section>
  )
}

export function Checks({ vehicle: { vin } }: { vehicle: Vehicle }) {
  return (
    <section aria-labelledby="part:checksId" data-ground="sunken" className="part:sunkenBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:checksId" className="part:panelHeading">
              Before a used car wears our name
            </h2>
          </div>
        </div>
        <ul className="part:checks">
          <Check icon="wrench" heading="120 points on the hoist">
            By the crew that services yours. The sheet is in the glovebox.
          </Check>
          <Check icon="shield" heading="No money owing">
            We search the PPSR on the day we buy and again on the day you do.
          </Check>
          <Check icon="calendar" heading="A day to think it over">
            Bring it back by closing time tomorrow and the deposit is yours.
          </Check>
        </ul>
        {vin ? (
          <div className="part:vin">
            <p className="part:small">VIN</p>
            <code className="part:vinNumber">{vin}</code>
            <a href="https://transact.ppsr.gov.au/CarCheck/">Look it up on the PPSR</a>
          </div>
        ) : null}
      </div>
    </section>
  )
}

interface CheckProps {
  icon: 'wrench' | 'shield' | 'calendar'
  heading: string
  children: string
}

function Check({ icon, heading, children }: CheckProps) {
  return (
    <li className="part:check">
      <span className="part:spot">
        <Icon name={icon} size={22} />
      </span>
      <div className="part:checkWords">
        <h3 className="part:checkHeading">{heading}</h3>
        <p className="part:checkText">{children}</p>
      </div>
    </li>
  )
}

export function Plans() {
  return (
    <section aria-labelledby="part:plansId" data-ground="plain" className="part:plansBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:plansId" className="part:panelHeading">
              Mechanical protection for used cars
            </h2>
            <div className="part:intro">
              On top of the statutory warranty, for what may go wrong after it has ended.
            </div>
          </div>
          <div className="part:headerAction">
            <a href="/contact" className="part:secondButton">
              Ask about cover
            </a>
          </div>
        </div>
        <ul className="part:plans">
          <li className="part:plan">
            <div className="part:planHead">
              <div className="part:planTop">
                <span className="part:eyebrow">3 years</span>
              </div>
              <h3 className="part:planName">Coastline Essential</h3>
              <p className="part:planPrice">$990</p>
            </div>
            <ul className="part:covers">
              <Cover>Engine, gearbox and differential</Cover>
              <Cover>Cooling and fuel system</Cover>
              <Cover>Towing to the nearest workshop</Cover>
            </ul>
          </li>
          <li className="part:popularPlan">
            <div className="part:planHead">
              <div className="part:planTop">
                <span className="part:eyebrow">5 years</span>
                <span className="part:popular">Most chosen</span>
              </div>
              <h3 className="part:planName">Coastline Complete</h3>
              <p className="part:planPrice">$1,890</p>
            </div>
            <ul className="part:covers">
              <Cover>Everything in Essential</Cover>
              <Cover>Steering, brakes and suspension</Cover>
              <Cover>Air conditioning and electrics</Cover>
              <Cover>A hire car for up to five days</Cover>
            </ul>
          </li>
        </ul>
        <div className="part:warranty">
          <div className="part:words">
            <p>
              Plans are optional. They come on top of the statutory warranty of used cars in Queensland and of your
              rights under the Australian Consumer Law, and take nothing away from them. Service intervals and limits of
              claim stand in the booklet.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Cover({ children }: { children: ReactNode }) {
  return (
    <li className="part:cover">
      <span className="part:tick">
        <Icon name="check" size={18} />
      </span>
      {children}
    </li>
  )
}
