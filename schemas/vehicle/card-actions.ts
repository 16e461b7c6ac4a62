import { canReserve } from '../reservation/can-reserve.ts'
import type { Site } from '../tenant/site.ts'
import type { CardButton } from '../tenant/site-config.ts'
import { isAvailable } from './availability.ts'
import { financePath } from './finance-path.ts'
import { isBuyable } from './is-buyable.ts'
import { reservePath } from './reserve-path.ts'
import type { SearchDocument } from './search-document.ts'
import { similarStockPath } from './similar-stock-path.ts'
import { vehiclePath } from './vehicle-title.ts'
import * as texts from './texts.ts'

export interface CardAction {
  kind: CardButton
  label: string
  href: string
}

type ActionFacts = Pick<
  SearchDocument,
  | 'id'
  | 'slug'
  | 'status'
  | 'reserved'
  | 'tag'
  | 'preorder'
  | 'price'
  | 'offer_price'
  | 'vin'
  | 'car_type'
  | 'item_type'
  | 'simple_body'
  | 'dealership_slug'
>

type ActionSite = Pick<Site, 'flags' | 'config'>

interface Rule {
  applies: (vehicle: ActionFacts, site: ActionSite) => boolean
  label: (settings: Site['config']['cards']) => string
  href: (vehicle: ActionFacts, site: ActionSite) => string
}

/** The buttons of a vehicle's card, in order, limited to those that the site shows. vehicles §2 and §4, locations §2 */
export function cardActions(vehicle: ActionFacts, site: ActionSite): CardAction[] {
  return order.flatMap((kind) => {
    const { applies, label, href } = rules[kind]
    if (!site.config.cards.buttons.includes(kind) || !applies(vehicle, site)) return []
    return [{ kind, label: label(site.config.cards), href: href(vehicle, site) }]
  })
}

const order = ['details', 'enquire', 'test-drive', 'finance', 'reserve', 'similar'] as const satisfies CardButton[]

const rules: Record<CardButton, Rule> = {
  details: { applies: () => true, label: () => texts.viewDetails, href: vehiclePath },
  enquire: {
    applies: isAvailable,
    label: ({ enquireText }) => enquireText,
    href: ({ id }) => `/contact?car_id=${id}`,
  },
  'test-drive': {
    applies: (vehicle) => isAvailable(vehicle) && !vehicle.reserved,
    label: () => texts.bookATestDrive,
    href: ({ id }) => `/book-test-drive?car_id=${id}`,
  },
  finance: {
    applies: (vehicle, { flags }) => flags.finance && isBuyable(vehicle),
    label: ({ financeText }) => financeText,
    href: financePath,
  },
  reserve: {
    applies: canReserve,
    label: ({ reserveText }) => reserveText,
    href: reservePath,
  },
  similar: {
    applies: (vehicle) => !isAvailable(vehicle),
    label: () => texts.findMeSomethingSimilar,
    href: similarStockPath,
  },
}
