import { calculate } from '#schemas/finance/calculate.ts'
import { buildCalculator, termLabel } from '#schemas/finance/calculator.ts'
import { feeWords, loanExample, shortDisclaimer, defaultDisclaimer } from '#schemas/finance/disclaimer.ts'
import { comparisonRateWarning, repaymentWords } from '#schemas/finance/repayment-words.ts'
import { frequencies, frequencyNames } from '#schemas/finance/repayment.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { financePath } from '#schemas/vehicle/finance-path.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { More } from './vehicle-page-facts.tsx'
import { Amount, Dollars, Field, numberOf } from './vehicle-page-fields.tsx'

interface FinanceProps {
  site: Site
  vehicle: Vehicle
}

export function Finance({ site, vehicle }: FinanceProps) {
  const { finance } = site.config
  const calculator = buildCalculator({ finance, price: currentPrice(vehicle), lender: null, frequency: 'weekly' })
  const { start, bounds } = calculator
  const term = `${start.termYears} ${termLabel(start.termYears)}`
  return (
    <section id="finance-calculator" aria-labelledby="part:financeId" data-ground="sunken" className="part:sunkenBand">
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
  calculator: ReturnType<typeof buildCalculator>
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
          <div>{shortDisclaimer(defaultDisclaimer)}</div>
          <details open className="part:more">
            <More more="Show More" less="Show Less" />
            <div>{defaultDisclaimer}</div>
          </details>
        </div>
      </div>
    </div>
  )
}
