import type { BlockNode } from '#schemas/page/block-node.ts'
import type { MenuPlace } from '#schemas/menu/menu.ts'
import type { Emblem } from '#showroom/draw-mark.ts'
import type { SceneKind } from '#showroom/draw-scene.ts'

/** A company of the demo, as data: everything but its stock. What refers to something else does so by slug, path or key. */
export interface DemoTenant {
  slug: string
  name: string
  tagline: string
  country: 'AU' | 'NZ'
  locale: 'en-AU' | 'en-NZ'
  currency: 'AUD' | 'NZD'
  timeZone: string
  template: string | null
  /** Drawn as the site's logo, on the ground of its header; a long name is shortened to `words`. */
  mark: { emblem: Emblem; colour: string; ink: string; words?: string } | null
  theme: Record<string, string>
  flags: Record<string, boolean>
  config: Record<string, unknown>
  brands: readonly DemoBrand[]
  dealerships: readonly DemoDealership[]
  locations: readonly DemoLocation[]
  reviews: readonly DemoReview[]
  /** To where it delivers, and for how much. */
  deliveryZones?: readonly DemoDeliveryZone[]
  /** What its wheel gives. */
  prizeDraw?: DemoPrizeDraw
  /** Other sites of the group; `locations` by their slugs. */
  websites?: readonly { name: string; url: string; make: string; locations: readonly string[] }[]
  scenes: Readonly<Record<string, { kind: SceneKind; alt: string }>>
  /** Of the collection of slides, by key: `picture` is a key of `scenes`. */
  slides?: Readonly<Record<string, DemoSlide>>
  sections: readonly { name: string; layout: (refs: Refs) => BlockNode[] }[]
  /** Cards among vehicles; the others of the site follow its own places. */
  promos?: readonly DemoPromo[]
  /** Words of a badge that is drawn for the certified make. */
  certifiedBadge?: string
  pages: readonly DemoPage[]
  menus: readonly { place: MenuPlace; name: string; opensOn?: 'hover' | 'click'; items: readonly DemoMenuItem[] }[]
  redirects: readonly { from: string; to: string }[]
}

export interface DemoBrand {
  name: string
  kind: 'car' | 'motorcycle' | 'truck' | 'caravan' | 'own'
}

export interface DemoDealership {
  slug: string
  name: string
  phone: string
  email: string
}

export interface DemoLocation {
  slug: string
  name: string
  type: 'sales' | 'service' | 'parts'
  dealership: string
  street: string
  city: string
  state: string
  postcode: string
  lat: number
  long: number
  phone: string
  licence: string
  rating: number
  reviewCount: number
  primary?: boolean
  hours: 'yard' | 'workshop' | 'seven-days'
}

/** A price in cents; `within` in kilometres. */
export type DemoDeliveryZone = { name: string; price: number } & (
  | { kind: 'postcodes'; postcodes: string }
  | { kind: 'distance'; within: number }
)

/** `weight` says how likely a part of the wheel is, `most` how often it may be won. */
export interface DemoPrizeDraw {
  name: string
  terms: string
  prizes: readonly { label: string; weight: number; most?: number; wins: boolean }[]
}

export interface DemoReview {
  customer: string
  stars: number
  date: string
  text: string
  reply?: string
  source?: string
}

export interface DemoSlide {
  name: string
  description: string
  url: string
  picture: string
}

export interface DemoPromo {
  name: string
  text: string
  link: { url: string; label: string }
  /** A key of `scenes`. */
  picture?: string
  position?: number
  strictDisplay?: boolean
}

export interface DemoPage {
  path: string
  title: string
  seo?: { title?: string; description?: string; noindex?: boolean }
  article?: DemoArticle
  layout: (refs: Refs) => BlockNode[]
}

/** What a list of articles shows of a page. */
export interface DemoArticle {
  /** `2026-11-03` */
  date: string
  /** A key of `scenes`. */
  picture: string
}

export interface DemoMenuItem {
  label: string
  url: string
  display?: 'list' | 'tiles'
  children?: readonly { label: string; url: string }[]
}

/** Ids of what was written before: pictures and slides by key, brands' logos and reusable sections by name, locations by slug. */
export interface Refs {
  logo: (brand: string) => number
  picture: (key: string) => number
  slide: (key: string) => number
  section: (name: string) => number
  location: (slug: string) => number
}
