import type { EndpointInput } from '#schemas/api/endpoints.ts'
import type { PageContext } from '../_kit/runtime.tsx'
import type { PropsOf } from '../_kit/props.ts'
import type { leadForm } from './block.ts'

interface FormOnPage {
  props: Pick<PropsOf<typeof leadForm>, 'id' | 'kind'>
  page: Pick<PageContext, 'id' | 'vehicle' | 'location'>
  /** Query string, in the browser only: a cached page is the same for every query. */
  search: string
}

type LeadFormQuery = EndpointInput<'leadForm'>

/**
 * The requested form: this block's, about the page's own vehicle or the one in `?car_id=12`, or without that in `?vin=`. `&ask=photos`
 * turns an enquiry into a request for photos, and a link may preset dealership and amount. locations §2, Finance
 */
export function askedFor({ props: { id, kind }, page, search }: FormOnPage): LeadFormQuery {
  const params = new URLSearchParams(search)
  const named = Number(params.get('car_id'))
  const car = Number.isInteger(named) && named > 0 && named < 2 ** 31 ? named : page.vehicle?.id
  const asksPhotos = kind === 'enquiry' && car !== undefined && params.get('ask') === 'photos'
  const vin = car === undefined ? short(params.get('vin'), 80) : ''
  const dealership = short(params.get('preferredDealership'), 120)
  const budget = short(params.get('vehiclePriceBudget'), 20)
  return {
    kind: asksPhotos ? 'request-photos' : kind,
    ...(car === undefined ? {} : { car_id: car }),
    ...(vin ? { vin } : {}),
    ...(page.id ? { page: page.id, block: id } : {}),
    ...(page.location && !dealership ? { location: page.location.id } : {}),
    ...(dealership ? { preferredDealership: dealership } : {}),
    ...(budget ? { vehiclePriceBudget: budget } : {}),
  }
}

/** Ignores text that is too long. */
const short = (text: string | null, longest: number): string => (text && text.length <= longest ? text : '')
