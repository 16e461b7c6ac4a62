import { renderToString } from 'react-dom/server'
import type { PageState } from '#renderer/page/page-state.ts'
import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { locationBar } from '#schemas/vehicle/location-bar.ts'
import { vehicleCrumbs } from '#schemas/vehicle/vehicle-crumbs.ts'
import { Crumbs } from './crumbs.tsx'
import type { DocumentParts } from './document-parts.ts'
import { Frame } from './frame.tsx'
import { Icon } from './icon.tsx'
import { plainDocument } from './plain-document.ts'
import { Blogs, Payments, Similar, SmallPrint, StickyBar } from './vehicle-page-below.tsx'
import type { Shown } from './vehicle-page-props.ts'
import { Comments, Details, Features, KeyFacts, Specifications, Talk } from './vehicle-page-facts.tsx'
import { Finance } from './vehicle-page-finance.tsx'
import { Gauge } from './vehicle-page-gauge.tsx'
import { Checks, Plans } from './vehicle-page-promises.tsx'
import { Reviews } from './vehicle-page-reviews.tsx'
import { Delivery, Fuel } from './vehicle-page-running-costs.tsx'
import { Title } from './vehicle-page-title.tsx'
import { Viewer } from './vehicle-page-viewer.tsx'

/** The vehicle page as somebody would write it who has React and nothing else, for one dealer. */
export async function plainVehiclePage(input: RenderInput, parts: DocumentParts): Promise<string> {
  const { site, url, params, preview, now, api } = input
  const slug = params['slug'] ?? ''
  const asked = { limit: 15, minimumRating: 4 }
  const [vehicle, locations, gauge, area, reviews, related, articles] = await Promise.all([
    api.call('vehicle', { slug }),
    api.call('locations', {}),
    api.call('autogauge', { slug }),
    api.call('deliveryArea', {}),
    api.call('reviews', asked),
    api.call('related', { slug }),
    api.call('articles', { under: '/blog', limit: 3 }),
  ])
  if (!vehicle) throw new Error(`There is no vehicle ${slug}.`)
  const shown = { site, vehicle, now, locations }
  const markup = renderToString(<VehiclePage {...{ shown, gauge, area, reviews, related, articles }} />)
  const state = {
    site,
    page: {
      id: input.page?.id ?? null,
      path: url,
      search: '',
      params,
      vehicle,
      location: null,
      model: null,
      brand: null,
      stock: null,
      preview,
      now: now.toISOString(),
    },
    queries: [
      [['autogauge', slug], gauge],
      [['delivery-area'], area],
      [['reviews', asked], reviews],
    ],
  } satisfies Omit<PageState, 'islands'>
  return plainDocument(markup, state, parts)
}

interface VehiclePageProps {
  shown: Shown
  gauge: EndpointOutput<'autogauge'>
  area: EndpointOutput<'deliveryArea'>
  reviews: EndpointOutput<'reviews'>
  related: EndpointOutput<'related'>
  articles: EndpointOutput<'articles'>
}

function VehiclePage({ shown, gauge, area, reviews, related, articles }: VehiclePageProps) {
  const { site, vehicle, now } = shown
  const { id, stocknum, make, model, body, simple_body } = vehicle
  return (
    <Frame site={site} year={now.getFullYear()}>
      <LocationBar {...shown} />
      <div className="part:wayBand" data-print="hide">
        <div className="part:container">
          <Crumbs crumbs={vehicleCrumbs(vehicle)} />
        </div>
      </div>
      <section className="part:pairBand">
        <div className="part:container">
          <div className="part:widePair">
            <div className="part:wideHalf">
              <div data-slot="b4">
                <div data-island="b4">
                  <Viewer vehicle={vehicle} />
                </div>
              </div>
            </div>
            <div className="part:narrowHalf">
              <div data-slot="b5">
                <Title {...shown} />
              </div>
            </div>
          </div>
        </div>
      </section>
      <KeyFacts vehicle={vehicle} />
      <section className="part:pairBand">
        <div className="part:container">
          <div className="part:widePair">
            <div className="part:wideHalf">
              <div data-slot="b8">
                <Comments vehicle={vehicle} />
                <Features vehicle={vehicle} />
                <Specifications vehicle={vehicle} />
              </div>
            </div>
            <div className="part:narrowHalf">
              <div data-slot="b11">
                <div data-island="b11">
                  <Gauge gauge={gauge} />
                </div>
                <Details {...shown} />
                <Talk {...shown} />
              </div>
            </div>
          </div>
        </div>
      </section>
      <Checks vehicle={vehicle} />
      <Plans />
      <div data-island="b16">
        <Finance site={site} vehicle={vehicle} />
      </div>
      <section data-ground="plain" className="part:band">
        <div className="part:container">
          <div className="part:pair">
            <div className="part:half">
              <div data-slot="b18">
                <div data-island="b18">
                  <Delivery vehicle={vehicle} site={site} area={area} />
                </div>
              </div>
            </div>
            <div className="part:half">
              <div data-slot="b19">
                <div data-island="b19">
                  <Fuel vehicle={vehicle} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </section>
      <div data-island="b20">
        <Reviews answer={reviews} />
      </div>
      <Similar related={related} site={site} now={now} />
      <Blogs articles={articles} site={site} />
      <Payments />
      <SmallPrint />
      <StickyBar site={site} vehicle={vehicle} />
      <div hidden data-viewed={JSON.stringify({ id, stocknum, make, model, body, simple_body })} />
    </Frame>
  )
}

function LocationBar({ vehicle, locations }: Shown) {
  const bar = locationBar(vehicle, locations)
  if (!bar) return null
  return (
    <section className="part:locationBar" aria-label="Location" data-print="hide">
      <div className="part:locationRow">
        <div className="part:locationPin">
          <Icon name="pin" />
        </div>
        <div className="part:locationWords">
          <span className="part:locationName">{`Located at ${bar.city}`}</span>
          <a href={bar.directions} target="_blank" rel="noopener">
            Get Directions
          </a>
        </div>
        <label className="part:dismiss">
          <span className="part:hidden">Dismiss</span>
          <input type="checkbox" className="part:dismissBox" />
          <Icon name="close" size={18} />
        </label>
      </div>
    </section>
  )
}
