import { todaysHours } from '#schemas/location/opening-hours.ts'
import { readComments } from '#schemas/vehicle/dealer-comments.ts'
import { vehicleDetails } from '#schemas/vehicle/vehicle-details.ts'
import { keyFacts, variantFacts, type VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Icon } from './icon.tsx'
import type { Shown } from './vehicle-page-props.ts'
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
            <h2 className="part:talkHeading">Talk to someone who has driven it</h2>
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
            {vehicle.dealership_slug ? (
              <a href={`/search/${vehicle.dealership_slug}`}>See more from this dealer</a>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  )
}
