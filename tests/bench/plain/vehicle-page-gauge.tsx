import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { priceComparison } from '#schemas/market/price-comparison.ts'

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
