import type { DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Website } from '#schemas/location/website.ts'
import type { Article } from '#schemas/page/article.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Problem } from '#schemas/problem.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import type { Review } from '#schemas/review/review.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Event } from '#schemas/event.ts'

/** A tenant with a public site: never a template. */
export interface TenantRef {
  id: number
  slug: string
  templateId: number | null
  hosts: string[]
}

export interface PageMatch {
  pageId: number
  params: Record<string, string>
}

/** A document for the renderer with the cache tags of everything that was read for it, unprefixed. */
export interface LoadedPage {
  page: PageDocument
  tags: string[]
}

/** A site with the cache tags of everything that was read for it: every page of the site carries them. */
export interface LoadedSite {
  site: Site
  tags: string[]
}

export interface Draft {
  /** The site around it, with the draft in it where a menu is shown. */
  site: Site
  page: PageDocument
  /** A path that the page answers to. */
  path: string
  params: Record<string, string>
}

export interface Redirect {
  to: string
  status: 301 | 302
}

export interface SitemapEntry {
  path: string
  /** Null where nobody can say: of a list that changes with the stock. */
  changedAt: string | null
}

export interface ListedVehicles {
  rules: ListingRules
  now: Date
}

/**
 * The public side's only way to the CMS's documents. Every question names a tenant and is answered from that tenant's published documents
 * and its template's, never another's.
 */
export interface Content {
  findTenantByHost: (host: string) => TenantRef | null
  findTenant: (id: number) => TenantRef | null
  listTenants: () => TenantRef[]
  loadSite: (tenant: TenantRef) => Promise<LoadedSite>
  matchPage: (tenant: TenantRef, path: string) => Promise<PageMatch | null>
  loadPage: (tenant: TenantRef, pageId: number) => Promise<LoadedPage | null>
  loadDraft: (tenant: TenantRef, preview: { token: string; now: Date }) => Promise<Draft | Problem>
  findRedirect: (tenant: TenantRef, path: string) => Promise<Redirect | null>
  findMedia: (tenant: TenantRef, filename: string) => Promise<boolean>
  listSitemap: (tenant: TenantRef, listed: ListedVehicles) => Promise<SitemapEntry[]>
  findVehicle: (tenant: TenantRef, slug: string) => Promise<Vehicle | null>
  findVehicleById: (tenant: TenantRef, id: number) => Promise<Vehicle | null>
  /** The newest, where several were described under one number. */
  findVehicleByVin: (tenant: TenantRef, vin: string) => Promise<Vehicle | null>
  listLocations: (tenant: TenantRef) => Promise<Location[]>
  /** Of the group, in the order in which they were made. */
  listWebsites: (tenant: TenantRef) => Promise<Website[]>
  listReviews: (tenant: TenantRef, query: { minimumRating: number; limit: number }) => Promise<Review[]>
  /** Everything that the site and its template promote, whether or not it runs now. */
  listPromos: (tenant: TenantRef) => Promise<Promo[]>
  /** The site's own zones; its template's where it has none. What is no zone is left out. */
  listDeliveryZones: (tenant: TenantRef) => Promise<DeliveryZone[]>
  /** Pages below an address that search engines may know, the newest first. */
  listArticles: (tenant: TenantRef, under: string) => Promise<Article[]>
  summariseReviews: (tenant: TenantRef) => Promise<{ count: number; average: number }>
  countSold: (tenant: TenantRef, between: { from: Date; to: Date }) => Promise<number>
  /** Tenants that a change to `tenantId` touches: itself, or where it is a template, the sites that use it. */
  touchedBy: (tenantId: number) => number[]
  /** Forgets what it remembers of the documents that an event names. Tells whether an address may now lead to another page. */
  forget: (event: Event) => Promise<{ routesChanged: boolean }>
  /** Forgets everything that it remembers: changes may have been missed. */
  forgetAll: () => Promise<void>
}
