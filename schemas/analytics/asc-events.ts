import type { LeadKind } from '../lead/lead-kind.ts'
import type { EventId } from './event-id.ts'
import { formWords } from './form-words.ts'
import type { PageFacts } from './page-facts.ts'
import type { EventName, ShopperEvent } from './shopper-event.ts'

type AscName = `asc_${string}`

/** One entry of the data layer. */
export type AscEvent = Readonly<Record<string, unknown>> & { event: AscName }

/**
 * Converts page events to the Automotive Standards Council's GA4 events, with the specification's number as `event_id`. A successful form
 * is `asc_form_submission` plus the event of its department.
 */
export function ascEvents(shopperEvent: ShopperEvent, page: PageFacts): AscEvent[] {
  const { event, vehicleId, label, url } = shopperEvent
  const isOfPage = vehicleId === undefined || vehicleId === page.vehicleId
  const common = {
    event_owner: 'forecourt',
    page_type: page.type,
    currency: page.currency,
    ...(typeof event === 'number' ? { event_id: event } : {}),
    ...(isOfPage ? page.item : { vehicle_id: vehicleId }),
    ...(label ? { element_text: label } : {}),
    ...(url ? { link_url: url } : {}),
  }
  return listNames(shopperEvent).map(([name, words]) => ({ ...common, ...words, event: name }))
}

type NamedEvent = readonly [name: AscName, words: Readonly<Record<string, string>>]

function listNames({ event, form = 'enquiry' }: ShopperEvent): NamedEvent[] {
  if (event === 'form-start') return [['asc_form_engagement', formWords(form).words]]
  if (!isSubmission(event)) return [plain[event]]
  const { also, words } = formWords(form === 'enquiry' ? submissions[event] : form)
  const whole: NamedEvent = ['asc_form_submission', words]
  return also === null ? [whole] : [whole, [`asc_form_submission_${also}`, words]]
}

/** The form kind of an event, if the event itself does not name one. */
const submissions = {
  9: 'finance',
  14: 'enquiry',
  15: 'enquiry',
  17: 'test-drive',
  18: 'trade-in',
  22: 'enquiry',
  48: 'test-drive',
  51: 'careers',
} as const satisfies Partial<Record<EventId, LeadKind>>
type Submission = keyof typeof submissions

const isSubmission = (event: EventId | EventName): event is Submission => event in submissions

const plain: Record<Exclude<EventId | EventName, Submission | 'form-start'>, NamedEvent> = {
  'page-view': ['asc_pageview', {}],
  'vehicle-view': ['asc_item_pageview', {}],
  4: ['asc_item_pageview', {}],
  49: ['asc_itemlist_pageview', {}],
  25: ['asc_click_to_call', { comm_type: 'voice', department: 'sales' }],
  26: ['asc_element_configuration', { element_type: 'finance_calculator', event_action: 'change' }],
  39: ['asc_cta_interaction', { element_type: 'favourite', event_action: 'add' }],
  60: ['asc_cta_interaction', { element_type: 'history_report', event_action: 'open' }],
  61: ['asc_cta_interaction', { element_type: 'pdf', event_action: 'download' }],
  cta: ['asc_cta_interaction', { event_action: 'click' }],
  menu: ['asc_menu_interaction', { event_action: 'click' }],
  media: ['asc_media_interaction', { event_action: 'open' }],
  'purchase-step': ['asc_retail_process', { flow_name: 'purchase', flow_outcome: 'advance' }],
  'purchase-done': ['asc_retail_process', { flow_name: 'purchase', flow_outcome: 'complete' }],
}
