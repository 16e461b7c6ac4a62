import type { ReactNode } from 'react'
import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import { calculate, calculatorOf, termLabel } from '#schemas/finance/calculator.ts'
import { feeWords, loanExample, shortDisclaimer, usualDisclaimer } from '#schemas/finance/disclaimer.ts'
import { comparisonRateWarning, repaymentWords } from '#schemas/finance/repayment-words.ts'
import { frequencies, frequencyNames } from '#schemas/finance/repayment.ts'
import { fuelCost } from '#schemas/fuel/fuel-cost.ts'
import { fuelEconomy } from '#schemas/fuel/fuel-economy.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { priceComparison } from '#schemas/market/price-comparison.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { financePath } from '#schemas/vehicle/finance-path.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { More } from './vehicle-page-facts.tsx'

export function Gauge({ gauge }: { gauge: EndpointOutput<'autogauge'> }) {
  const comparison = priceComparison(gauge)
  if (!comparison) return null
  const { level, label, fill, price, min, max, description } = comparison
  return (
    <section id="price-comparison" aria-labelledby="part:gaugeId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:gaugeId" className="part:panelHeading">
              Price Comparison
            </h2>
          </div>
        </div>
        <div className="part:panelCard">
          <div className="part:gaugeFrame">
            <div className="part:gaugeDial">
              <div data-level={level}>
                <svg viewBox="0 0 200 112" fill="none" aria-hidden="true" className="part:dial">
                  <g className="part:dialLine">
                    <Arc length={1} />
                  </g>
                  <g className="part:dialFill">
                    <Arc length={fill} />
                  </g>
                </svg>
                <div className="part:dialWords">
                  <span aria-hidden="true" className="part:dialPrice">
                    {formatDollars(price)}
                  </span>
                  <span className="part:hidden">{`${formatDollars(price)}, a ${label.toLowerCase()}`}</span>
                  <span className="part:small">Our price</span>
                </div>
              </div>
            </div>
            <div className="part:gaugeWords">
              <div className="part:gaugeBadges">
                <span className="part:positive">{label}</span>
              </div>
              <p className="part:gaugeLabel">Market range</p>
              <p className="part:gaugeRange">{`${formatDollars(min)} to ${formatDollars(max)}`}</p>
              <p className="part:gaugeText">{description}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Arc({ length }: { length: number }) {
  return (
    <path
      d="M 12 100 A 88 88 0 0 1 188 100"
      pathLength={1}
      stroke="currentColor"
      strokeWidth={20}
      strokeLinecap="round"
      strokeDasharray={`${length.toFixed(4)} 2`}
    />
  )
}

const numberOf = (value: number, decimals = 0) =>
  value.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })

interface FinanceProps {
  site: Site
  vehicle: Vehicle
}

export function Finance({ site, vehicle }: FinanceProps) {
  const { finance } = site.config
  const calculator = calculatorOf({ finance, price: currentPrice(vehicle), lender: null, frequency: 'weekly' })
  const { start, bounds } = calculator
  const term = `${start.termYears} ${termLabel(start.termYears)}`
  return (
    <section id="finance-calculator" aria-labelledby="part:financeId" className="part:sunkenBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:financeId" className="part:panelHeading">
              Finance Calculator
            </h2>
          </div>
        </div>
        <div className="part:financeColumns">
          <div className="part:figures">
            <Field label="Purchase price" id="part:amountId">
              <Dollars id="part:amountId" value={numberOf(start.amount / 100)} />
            </Field>
            <Field label="Deposit or trade-in" id="part:depositId">
              <Dollars id="part:depositId" value={numberOf(start.deposit / 100)} />
            </Field>
            <Field label={`Term: ${term}`} id="part:termId">
              <input
                type="range"
                id="part:termId"
                aria-valuetext={term}
                {...bounds.termYears}
                defaultValue={start.termYears}
                className="part:range"
              />
            </Field>
            <Field label="Interest rate (% a year)" id="part:interestId">
              <Amount id="part:interestId" hintId="part:interestHintId" value={numberOf(start.interest)} unit="%" />
              <div id="part:interestHintId" className="part:hint">
                {`From ${bounds.interest.min}% to ${bounds.interest.max}%`}
              </div>
            </Field>
            <Field label="Balloon" id="part:balloonId">
              <Dollars id="part:balloonId" value={numberOf(start.residual / 100)} />
            </Field>
          </div>
          <Outcome site={site} vehicle={vehicle} calculator={calculator} />
        </div>
      </div>
    </section>
  )
}

interface OutcomeProps extends FinanceProps {
  calculator: ReturnType<typeof calculatorOf>
}

function Outcome({ site, vehicle, calculator }: OutcomeProps) {
  const { start, establishmentFee, fees } = calculator
  const { payment, total, comparisonRate, residual } = calculate(calculator, start)
  if (comparisonRate === null || total === null) return null
  const { repayment, rate } = repaymentWords({ amount: payment, comparisonRate, frequency: start.frequency })
  const required = [
    loanExample({ ...start, residual }),
    feeWords({ establishment: establishmentFee, ...fees }),
    site.config.finance.requiredText,
  ]
  return (
    <div className="part:aside">
      <div className="part:frequency">
        <fieldset className="part:segments">
          <legend>
            <span className="part:hidden">Repayment frequency</span>
          </legend>
          {frequencyNames.map((value) => (
            <label key={value} className="part:segment">
              <input type="radio" name="part:frequencyName" value={value} defaultChecked={value === start.frequency} />
              {frequencies[value].label}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="part:small">Estimated repayment</p>
      <div role="status" className="part:outcome">
        <p className="part:outcomeLine">
          <span className="part:unbroken">{repayment}</span> <span className="part:unbroken">{rate}</span>
        </p>
      </div>
      <p className="part:total">Total repayments {formatDollars(total)}</p>
      <div className="part:enquireSpace">
        <a href={financePath(vehicle, site)} className="part:enquire">
          Enquire Now
        </a>
      </div>
      <div className="part:note">
        <p className="part:noteWords">{`* ${required.filter(Boolean).join(' ')} ${comparisonRateWarning}`}</p>
      </div>
      <div className="part:disclaimerSpace">
        <div className="part:cut">
          <div>{shortDisclaimer(usualDisclaimer)}</div>
          <details open className="part:more">
            <More more="Show More" less="Show Less" />
            <div>{usualDisclaimer}</div>
          </details>
        </div>
      </div>
    </div>
  )
}

function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="part:field">
      <label htmlFor={id} className="part:label">
        {label}
      </label>
      {children}
    </div>
  )
}

function Dollars({ id, value }: { id: string; value: string }) {
  return (
    <div className="part:inputRow">
      <div className="part:inputFrame">
        <span aria-hidden="true" className="part:prefix">
          $
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          defaultValue={value}
          className="part:dollarInput"
        />
      </div>
    </div>
  )
}

interface AmountProps {
  id: string
  hintId?: string
  value: string
  unit: string
}

function Amount({ id, hintId, value, unit }: AmountProps) {
  return (
    <div className="part:inputRow">
      <div className="part:inputFrame">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          aria-describedby={hintId}
          defaultValue={value}
          className="part:unitInput"
        />
        <span aria-hidden="true" className="part:suffix">
          {unit}
        </span>
      </div>
    </div>
  )
}

export function Delivery({ vehicle: { slug } }: { vehicle: Vehicle }) {
  return (
    <section id="delivery-calculator" aria-labelledby="part:deliveryId" className="part:panel">
      <div className="part:container">
        <div className="part:panelHeader">
          <div className="part:panelWords">
            <h2 id="part:deliveryId" className="part:panelHeading">
              Delivery Calculator
            </h2>
            <div className="part:intro">We deliver anywhere in Australia. The price is a guide only.</div>
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
            <span className="part:quoteWords">
              Enter your postcode to see what it costs to have this car brought to you.
            </span>
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
                Combined, as stated for this model.
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
