import type { ReactNode } from 'react'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Icon } from './icon.tsx'

export function Checks({ vehicle: { vin } }: { vehicle: Vehicle }) {
  return (
    <section aria-labelledby="part:checksId" data-ground="sunken" className="part:sunkenBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:checksId" className="part:panelHeading">
              What we check on every used car
            </h2>
          </div>
        </div>
        <ul className="part:checks">
          <Check icon="wrench" heading="120 points on the hoist">
            By the same team that will service it. The report is in the glovebox.
          </Check>
          <Check icon="shield" heading="No money owing">
            We search the PPSR on the day we buy the car and again on the day you do.
          </Check>
          <Check icon="calendar" heading="A day to think it over">
            Bring it back by closing time the next day and we refund your deposit.
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
            <div className="part:intro">On top of the statutory warranty, for what may go wrong after it ends.</div>
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
                <span className="part:popular">Most popular</span>
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
              rights under the Australian Consumer Law, and do not limit them. Service intervals and claim limits are in
              the booklet.
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
