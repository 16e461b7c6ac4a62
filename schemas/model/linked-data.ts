import { dollarsFromCents } from '../lib/dollars.ts'
import { crawledPicture } from '../media/crawled-picture.ts'
import type { Site } from '../tenant/site.ts'
import { modelPath } from './model-path.ts'
import type { Model } from './model.ts'

/** A model page's structured data: the new car with what it costs from, and its variants with a price. Unescaped data. */
export function modelLinkedData(model: Model, site: Pick<Site, 'origin' | 'currency'>): Record<string, unknown> {
  const url = new URL(modelPath(model), site.origin).href
  const priced = model.variants.flatMap(({ name, price }) => (price === null ? [] : [{ name, price }]))
  const prices = [model.from_price ?? [], ...priced.map(({ price }) => price)].flat()
  const offers = {
    '@type': 'AggregateOffer',
    lowPrice: toPrice(Math.min(...prices)),
    ...(priced.length > 0 ? { highPrice: toPrice(Math.max(...prices)), offerCount: priced.length } : {}),
    priceCurrency: site.currency,
    url,
    seller: { '@id': `${site.origin}/#dealer` },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#model`,
    url,
    name: `${model.manufacturer_name} ${model.name}`.trim(),
    model: model.name,
    itemCondition: 'https://schema.org/NewCondition',
    ...(model.manufacturer_name ? { brand: { '@type': 'Brand', name: model.manufacturer_name } } : {}),
    ...(model.short_description ? { description: model.short_description } : {}),
    ...(model.image ? { image: new URL(crawledPicture(model.image.url), site.origin).href } : {}),
    ...(model.body[0] ? { bodyType: model.body[0] } : {}),
    ...(prices.length > 0 ? { offers } : {}),
  }
}

const toPrice = (cents: number): string => dollarsFromCents(cents).toFixed(2)
