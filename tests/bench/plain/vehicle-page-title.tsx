import { comparisonRateWarning, repaymentWords } from '#schemas/finance/repayment-words.ts'
import { loanExample } from '#schemas/finance/disclaimer.ts'
import { weeklyEstimate } from '#schemas/finance/weekly-estimate.ts'
import { choosePhone, maskPhone } from '#schemas/location/phone-choice.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { directionsToVehicle } from '#schemas/vehicle/location-bar.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { Icon } from './icon.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { Price } from './price.tsx'
import type { Shown } from './vehicle-page-props.ts'

export function Title({ site, vehicle, now }: Shown) {
  const { id, slug, car_type: type, name, make, model } = vehicle
  const title = vehicleTitle(vehicle)
  const place = [vehicle.location_name, vehicle.state].filter(Boolean).join(', ')
  const query = new URLSearchParams({
    photos_count: String(vehicle.images.length),
    updated_at: vehicle.updated_at ?? '',
  })
  return (
    <section className="part:title">
      <div className="part:container">
        <div className="part:titleStack">
          <div>
            <p className="part:eyebrow">{`${{ new: 'New', demo: 'Demo', used: 'Used' }[type]} car`}</p>
            <h1 className="part:titleName">{title}</h1>
            <div className="part:titlePlace">
              <a href={directionsToVehicle(vehicle)} target="_blank" rel="noopener" className="part:titleDirections">
                <Icon name="pin" size={16} />
                {place}
              </a>
              <span data-tool="views" data-view={`/api/cars/${slug}/view.json?${query.toString()}`} data-print="hide" />
            </div>
          </div>
          <div>
            <Price vehicle={vehicle} site={site} className="part:titleAmount" />
            <div className="part:titleBadges" />
            <Estimate site={site} vehicle={vehicle} now={now} />
          </div>
          <div className="part:titleButtons" data-print="hide">
            <a
              href={`/contact?car_id=${id}`}
              data-act="enquiry"
              data-car={id}
              aria-haspopup="dialog"
              className="part:mainButton"
            >
              Enquire Now
            </a>
            <Phone site={site} vehicle={vehicle} className="part:wideButton" />
            <a
              href={`/book-test-drive?car_id=${id}`}
              data-act="test-drive"
              data-car={id}
              aria-haspopup="dialog"
              className="part:wideButton"
            >
              Book a Test Drive
            </a>
            <a href="#finance-calculator" className="part:ghostButton">
              Calculate repayments
            </a>
          </div>
          <div className="part:titleTools" data-print="hide">
            <Share url={`${site.origin}/cars/${slug}`} title={title} />
            <div className="part:papers">
              <div
                data-vehicle={id}
                data-slug={slug}
                data-name={name}
                data-make={make}
                data-model={model}
                data-image={vehicle.images[0]?.image.thumb.url}
              >
                <SaveButtons name={name} className="part:titleKeep" buttonClassName="part:titleKeepButton" />
              </div>
              <a href={`/print?car_id=${slug}`} target="_blank" rel="noopener nofollow" className="part:smallButton">
                <Icon name="print" size={18} />
                Print
              </a>
              <a
                href={`/api/cars/${slug}.pdf`}
                download={`${slug}.pdf`}
                rel="nofollow"
                data-tool="save-pdf"
                data-event={61}
                data-car={id}
                aria-controls="part:pdfWrongId"
                className="part:smallButton"
              >
                <Icon name="download" size={18} />
                <span data-words aria-live="polite">
                  Save as PDF
                </span>
              </a>
              <p id="part:pdfWrongId" role="alert" className="part:pdfWrong" />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Estimate({ site: { config, timeZone }, vehicle, now }: Pick<Shown, 'site' | 'vehicle' | 'now'>) {
  const thisYear = Number(new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }).format(now))
  const estimate = weeklyEstimate(vehicle, { finance: config.finance, thisYear })
  if (!estimate) return null
  const { payment, comparisonRate, interestRate: interest, termYears, deposit, balloon: residual } = estimate
  const amount = currentPrice(vehicle) ?? 0
  const example = loanExample({ amount, deposit, residual, termYears, interest, frequency: 'weekly' })
  const { repayment, rate } = repaymentWords({ amount: payment, comparisonRate })
  return (
    <div className="part:estimateSpace">
      <p className="part:estimateLine">
        <span className="part:unbroken">{repayment}</span> <span className="part:unbroken">{rate}</span>
      </p>
      <div className="part:estimateNote">
        <p className="part:noteWords">{`* ${example} ${config.finance.requiredText} ${comparisonRateWarning}`}</p>
      </div>
    </div>
  )
}

export function Phone({ site, vehicle, className }: { site: Site; vehicle: Vehicle; className: string }) {
  const phone = choosePhone(site.config.phones, vehicle)
  if (phone === null) return null
  const shown = maskPhone(phone)
  return (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      data-act="call"
      data-car={vehicle.id}
      data-number={phone}
      aria-label={`Call Now ${shown.replace(/\D+$/, '')}: show the phone number`}
      className={className}
    >
      <Icon name="phone" size={18} />
      <span>
        Call Now{' '}
        <span className="part:number" data-masked aria-live="polite">
          {shown}
        </span>
      </span>
    </a>
  )
}

function Share({ url, title }: { url: string; title: string }) {
  const [address = '', name = '', both = ''] = [url, title, `${title} ${url}`].map(encodeURIComponent)
  return (
    <ul className="part:share">
      <ShareLink
        icon="facebook"
        label="Facebook"
        href={`https://www.facebook.com/sharer/sharer.php?u=${address}`}
        opens
      />
      <ShareLink icon="x" label="X" href={`https://twitter.com/intent/tweet?url=${address}&text=${name}`} opens />
      <ShareLink icon="whatsapp" label="WhatsApp" href={`https://wa.me/?text=${both}`} opens />
      <ShareLink icon="mail" label="Email" href={`mailto:?subject=${name}&body=${address}`} />
      <ShareLink icon="chat" label="Text message" href={`sms:?&body=${both}`} />
      <li className="part:copyItem">
        <button
          type="button"
          title="Copy link"
          aria-label="Copy link"
          data-tool="copy"
          data-copy={url}
          data-copied={`Copied ${title} to your clipboard!`}
          aria-controls="part:copiedId"
          className="part:copy"
        >
          <Icon name="copy" size={18} />
        </button>
        <output id="part:copiedId" className="part:copied" />
      </li>
    </ul>
  )
}

interface ShareLinkProps {
  icon: 'facebook' | 'x' | 'whatsapp' | 'mail' | 'chat'
  label: string
  href: string
  opens?: boolean
}

function ShareLink({ icon, label, href, opens }: ShareLinkProps) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        title={label}
        aria-label={`Share by ${label}`}
        data-tool={opens ? 'share' : undefined}
        className="part:shareLink"
      >
        <Icon name={icon} size={18} />
      </a>
    </li>
  )
}
