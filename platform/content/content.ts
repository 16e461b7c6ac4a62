import type { DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Website } from '#schemas/location/website.ts'
import type { Article } from '#schemas/page/article.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Problem } from '#schemas/problem.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import type { Review } from '#schemas/review/review.ts'
import type { Flags } from '#schemas/tenant/flags.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Brand } from '#schemas/model/brand.ts'
import type { Model, ModelTile } from '#schemas/model/model.ts'
import type { Event } from '#schemas/event.ts'

/** Answers the paths of one site. */
export interface PageRouter {
  pages: readonly PageRoute[]
  /** The page whose path or pattern fits, redirects aside. */
  matchPage: (path: string) => Promise<PageMatch | null>
  /** When the first or last day of a page next changes what is there; null if none will. */
  changesAt: string | null
  /** What answers a path, before its page is read. */
  findTarget: (path: string) => Promise<Redirect | 'page' | 'not-found'>
  loadTarget: (path: string) => Promise<Redirect | RoutedPage>
}

/** `source` limits them to one, such as Google. */
export interface ReviewQuery {
  minimumRating: number
  limit: number
  source?: string | undefined
}

/** A tenant with a public site, never a template. */
export interface TenantRef {
  id: number
  slug: string
  templateId: number | null
  /** The platform's template, whose sections every site may show; null if there is none. */
  platformId: number | null
  /** The same dealer's site of the other country; null without one. */
  twinId: number | null
  hosts: string[]
  /** The day that it is on the site's calendar: `2027-01-31`. */
  today: () => string
  timeZone: string
}

/** A page's path or pattern. */
export interface PageRoute {
  pageId: number
  path: string
  title: string
  /** For search engines; empty without one. */
  description: string
  changedAt: string
  isHidden: boolean
  /** Picture for shared links, by its id; null without one. */
  pictureId: number | null
}

export interface PageMatch {
  pageId: number
  params: Record<string, string>
}

/** A document for the renderer with the cache tags of all documents read for it, without prefix. */
export interface LoadedPage {
  page: PageDocument
  tags: string[]
}

/** The page that answers a path, with its HTTP status; its page is null where the site has nothing there. */
export interface RoutedPage {
  page: PageDocument | null
  params: Record<string, string>
  status: 200 | 404
  /** As of `LoadedPage`. */
  tags: string[]
}

/** A site with the cache tags of all documents read for it. Every page of the site carries them. */
export interface LoadedSite {
  site: Site
  tags: string[]
  /** When its menus change with time alone, ISO 8601; null if they do not. */
  changesAt: string | null
  /** The kinds of stock that its menus depend on, as one text; null if they depend on none. */
  kinds: string | null
}

export interface Draft {
  /** The site, with the draft in it if it shows a menu. */
  site: Site
  page: PageDocument
  /** A path that matches the page. */
  path: string
  params: Record<string, string>
}

/** What the canvas shows instead of the stored draft. */
export interface DraftShownAs {
  layout?: readonly BlockNode[]
  /** Slug of the vehicle of a vehicle page; null for the newest. */
  vehicle: string | null
}

export interface Redirect {
  to: string
  status: number
}

export interface SitemapEntry {
  path: string
  /** Null if unknown, such as for a list that changes with the stock. */
  changedAt: string | null
  /** Address of its main picture. */
  picture?: string | null
  /** The page itself and that of the site's twin, where both have it. */
  languages?: readonly PageLanguage[]
}

/** A page for the readers of one country, with its absolute address. */
export interface PageLanguage {
  /** BCP 47, such as `en-NZ`. */
  language: string
  url: string
}

export interface ListedVehicles {
  rules: ListingRules
  now: Date
}

/** The public side's only access to CMS documents. Every query is limited to the published documents of one tenant and its template. */
export interface Content {
  findTenantByHost: (host: string) => TenantRef | null
  findTenant: (id: number) => TenantRef | null
  listTenants: () => TenantRef[]
  loadSite: (tenant: TenantRef) => Promise<LoadedSite>
  /** How a site answers paths. */
  getRouter: (tenant: TenantRef) => Promise<PageRouter>
  loadPage: (tenant: TenantRef, pageId: number) => Promise<LoadedPage | null>
  loadDraft: (
    tenant: TenantRef,
    preview: { token: string; now: Date; shownAs?: DraftShownAs },
  ) => Promise<Draft | Problem>
  findMedia: (tenant: TenantRef, filename: string) => Promise<boolean>
  listSitemap: (tenant: TenantRef, listed: ListedVehicles & { flags: Flags }) => Promise<SitemapEntry[]>
  findVehicle: (tenant: TenantRef, slug: string) => Promise<Vehicle | null>
  findVehicleById: (tenant: TenantRef, id: number) => Promise<Vehicle | null>
  /** The newest one if several have the same VIN. */
  findVehicleByVin: (tenant: TenantRef, vin: string) => Promise<Vehicle | null>
  listLocations: (tenant: TenantRef) => Promise<Location[]>
  /** The websites of the group, in order of creation. */
  listWebsites: (tenant: TenantRef) => Promise<Website[]>
  listReviews: (tenant: TenantRef, query: ReviewQuery) => Promise<Review[]>
  /** The range of new models, in its order. */
  listModels: (tenant: TenantRef) => Promise<ModelTile[]>
  findModel: (tenant: TenantRef, slug: string) => Promise<Model | null>
  /** The brands that the site sells, in their order. */
  listBrands: (tenant: TenantRef) => Promise<Brand[]>
  /** All promotions of the site and its template, active or not. */
  listPromos: (tenant: TenantRef) => Promise<Promo[]>
  /** The site's own zones, else its template's. Invalid zones are omitted. */
  listDeliveryZones: (tenant: TenantRef) => Promise<DeliveryZone[]>
  /** Indexable pages below a path, newest first. */
  listArticles: (tenant: TenantRef, under: string) => Promise<Article[]>
  summariseReviews: (tenant: TenantRef) => Promise<{ count: number; average: number }>
  countSold: (tenant: TenantRef, between: { from: Date; to: Date }) => Promise<number>
  /** Tenants affected by a change of `tenantId`: itself, or for a template, the sites that use it. */
  touchedBy: (tenantId: number) => number[]
  /** Invalidates cached documents of an event. Tells whether a path may now match another page, and whether other menu entries are shown. */
  forget: (event: Event) => Promise<{ routesChanged: boolean; menusChanged: boolean }>
  /** Invalidates everything, since changes may have been missed. */
  forgetAll: () => Promise<void>
}
