import type { DeliveryArea } from '#schemas/delivery/delivery-area.ts'
import { deliveryNote } from '#schemas/delivery/delivery-words.ts'
import { fuelCost } from '#schemas/fuel/fuel-cost.ts'
import { fuelEconomy } from '#schemas/fuel/fuel-economy.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Amount, Dollars, Field, numberOf } from './vehicle-page-fields.tsx'

interface DeliveryProps {
  vehicle: Vehicle
  site: Pick<Site, 'country'>
  area: DeliveryArea
}

export function Delivery({ vehicle: { slug }, site, area }: DeliveryProps) {
  return (
    <section id="delivery-calculator" aria-labelledby="part:deliveryId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:deliveryId" className="part:panelHeading">
              Delivery Calculator
            </h2>
            <div className="part:intro">{deliveryNote(site, area)}</div>
          </div>
        </div>
        <div className="part:sumColumns">
          <form method="get" action={`/cars/${slug}#delivery-calculator`} noValidate>
            <div className="part:field">
              <label htmlFor="part:postcodeId" className="part:label">
                Postcode
                <span aria-hidden="true" className="part:required">
                  {' *'}
                </span>
              </label>
              <div className="part:postcodeRow">
                <input
                  type="text"
                  id="part:postcodeId"
                  required
                  inputMode="numeric"
                  autoComplete="postal-code"
                  maxLength={4}
                  pattern="\d{4}"
                  name="postcode"
                  defaultValue=""
                  className="part:input"
                />
                <div className="part:buttonSpace">
                  <button type="submit" className="part:button">
                    Get a Quote
                  </button>
                </div>
              </div>
            </div>
          </form>
          <output aria-live="polite" className="part:quote">
            <span className="part:quoteWords">Enter your postcode to see the cost of delivering this car.</span>
          </output>
        </div>
      </div>
    </section>
  )
}

export function Fuel({ vehicle }: { vehicle: Vehicle }) {
  const { litresPer100Km } = fuelEconomy(vehicle)
  const [pricePerLitre, kmPerWeek] = [170, 250]
  const cost = fuelCost({ pricePerLitre, kmPerWeek, litresPer100Km })
  return (
    <section id="fuel-calculator" aria-labelledby="part:fuelId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:fuelId" className="part:panelHeading">
              Fuel Calculator
            </h2>
          </div>
        </div>
        <div className="part:sumColumns">
          <div className="part:fuelFields">
            <Field label="Fuel price per litre" id="part:fuelPriceId">
              <Dollars id="part:fuelPriceId" value={numberOf(pricePerLitre / 100, 2)} />
            </Field>
            <Field label="Distance travelled per week" id="part:distanceId">
              <Amount id="part:distanceId" value={numberOf(kmPerWeek)} unit="kms" />
            </Field>
            <Field label="Fuel economy" id="part:economyId">
              <Amount id="part:economyId" hintId="part:economyHintId" value={numberOf(litresPer100Km)} unit="L/100km" />
              <div id="part:economyHintId" className="part:hint">
                Combined, as published for this model.
              </div>
            </Field>
          </div>
          <div className="part:aside">
            <p className="part:small">Estimated fuel cost</p>
            <output aria-live="polite" className="part:fuelCost">
              <span className="part:fuelWeek">
                {formatDollars(cost.week)}
                <span className="part:fuelUnit">{' per week'}</span>
              </span>
              <span className="part:fuelYear">{`${formatDollars(cost.year)} per year`}</span>
            </output>
            <p className="part:fuelText">
              {`${numberOf(kmPerWeek)} kms ÷ 100 × ${numberOf(litresPer100Km)} L × $${(pricePerLitre / 100).toFixed(2)} per litre. A guide only: what you use depends on how and where you drive.`}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
