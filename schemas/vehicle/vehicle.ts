import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { day } from '../lib/stored-day.ts'

/** Order of display: new, demo, used. vehicles §5 */
export const carTypes = ['new', 'demo', 'used'] as const
export const carType = z.enum(carTypes)
export type CarType = z.infer<typeof carType>

export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const
export const vehicleStatus = z.enum(vehicleStatuses)
export type VehicleStatus = z.infer<typeof vehicleStatus>

export const itemTypes = ['car', 'caravan', 'motorcycle', 'truck', 'tractor'] as const
export const itemType = z.enum(itemTypes)
export type ItemType = z.infer<typeof itemType>

const optionalText = z.string().trim().max(400).nullable().default(null)
const optionalCents = cents.nullable().default(null)
const optionalNumber = z.number().nonnegative().nullable().default(null)
const isoDate = z.iso.datetime({ offset: true }).nullable().default(null)
const optionalDay = day.nullable().default(null)

export const vehicleImage = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
  isVideo: z.boolean().default(false),
})
export type VehicleImage = z.infer<typeof vehicleImage>

/** Technical data of the variant; litres per 100 km, litres, kilograms, millimetres, newton metres. */
export const vehicleVariant = z.object({
  enginesize: optionalText,
  enginesize_litres: optionalNumber,
  cylinders: optionalNumber,
  induction: optionalText,
  fuelconsumptioncombined: optionalNumber,
  fuelcapacity: optionalNumber,
  grossvehiclemass: optionalNumber,
  vehiclelength: optionalNumber,
  vehicleheight: optionalNumber,
  vehiclewidth: optionalNumber,
  towingcapacitybraked: optionalNumber,
  torque: optionalNumber,
  bodyconfiguration: optionalText,
  ancaprating: optionalNumber,
  geartype: optionalText,
})
export type VehicleVariant = z.infer<typeof vehicleVariant>

/** Caravan specifications: millimetres and kilograms. */
export const caravanSpecifications = z.object({
  body_width: optionalNumber,
  body_length: optionalNumber,
  tare_weight: optionalNumber,
  axle_type: optionalText,
  sleeps: optionalNumber,
  aggregate_trailer_mass: optionalNumber,
})

const videoItem = z.object({ video: z.object({ url: z.string().max(2_000) }) })

/** The viewer's media besides pictures, as URLs. `spin_images` are one rotation, the panorama is equirectangular. vehicles §3, Media */
export const vehicleViewer = z.object({
  external_video_url: optionalText,
  videos: z.array(videoItem).max(20).default([]),
  walkaround_videos: z.array(videoItem).max(20).default([]),
  spin_images: z.array(z.string().min(1).max(2_000)).max(360).default([]),
  /** Key of the spin at the service that photographed it. */
  spin_code: optionalText,
  spin_interior_image: optionalText,
})
export type VehicleViewer = z.infer<typeof vehicleViewer>

/** What the manufacturer says of this kind of vehicle; prices are drive away, in cents. vehicles §3, Other */
export const vehicleFactory = z.object({
  standardEquipment: z.array(z.string().trim().min(1).max(400)).max(1_000).default([]),
  manufacturer_body: optionalText,
  manufacturer_body1: optionalText,
  manufacturer_body2: optionalText,
  manufacturer_body3: optionalText,
  model_variants: z
    .array(z.object({ dap_min_price: optionalCents, dap_max_price: optionalCents }))
    .max(100)
    .default([]),
})

const fraction = z.number().min(0).max(1)

/** Position of a hotspot: fractions of the picture's width and height, on frame `activeAngle` of the spin from 0; the interior only has 0. */
export const hotspotAnchor = z.object({ activeAngle: z.int().min(0).max(359), posX: fraction, posY: fraction })
export type HotspotAnchor = z.infer<typeof hotspotAnchor>

const hotspotAnchors = z.array(hotspotAnchor).max(360).default([])

/** A described point on spin or interior, placed by staff; at most one anchor per angle. vehicles §3, Hotspot */
export const vehicleHotspot = z.object({
  id: z.string().min(1).max(40),
  description: z.string().trim().min(1).max(300),
  anchors: z.object({ exterior: hotspotAnchors, interior: hotspotAnchors }).prefault({}),
})
export type VehicleHotspot = z.infer<typeof vehicleHotspot>

/** A lender's stored figures for this vehicle. Money in cents, rates in percent per year, term in years. */
export const lenderFigures = z.object({
  interestRate: z.number().nullable().default(null),
  comparisonRate: z.number().nullable().default(null),
  paymentWeek: optionalCents,
  paymentMonth: optionalCents,
  termYears: z.number().positive().nullable().default(null),
  /** For lenders that state the term in months or weeks. */
  termMonths: z.number().positive().nullish(),
  termWeeks: z.number().positive().nullish(),
  deposit: optionalCents,
  establishmentFees: optionalCents,
  balloon: optionalCents,
  totalPayable: optionalCents,
  disclaimer: z.string().nullable().default(null),
  /** The lender's name, if its key does not say it. */
  financeProvider: z.string().nullish(),
})
export type LenderFigures = z.infer<typeof lenderFigures>

/** What a lender asks a week for this vehicle at a price, and when it said so. Money in cents. vehicles §3, youxQuote */
export const storedQuote = z.object({
  weeklyRepaymentAmount: cents,
  advertisedRate: z.number(),
  comparisonRate: z.number(),
  purchasePrice: cents,
  quoted_at: z.iso.datetime({ offset: true }),
})
export type StoredQuote = z.infer<typeof storedQuote>

/**
 * A vehicle in a tenant's stock. Field names follow vehicles §3; money is integer cents, distances kilometres, dates ISO 8601. Unknown
 * values are null, never empty strings.
 */
export const vehicle = z.object({
  id: z.int().positive(),
  slug: z.string().min(1).max(200),
  stocknum: z.string().trim().min(1).max(80),
  name: z.string().trim().min(1).max(200),
  vin: optionalText,
  nvic: optionalText,
  /** The title of its listing on carsales. */
  carsales_title: optionalText,
  regplate: optionalText,
  rego_expiry: optionalDay,
  year: z.int().min(1900).max(2100).nullable().default(null),
  make: z.string().trim().min(1).max(80),
  model: z.string().trim().min(1).max(120),
  badge: optionalText,
  series: optionalText,
  car_type: carType,
  item_type: itemType.default('car'),
  status: vehicleStatus.default('in_stock'),
  colour: optionalText,
  interior_colour: optionalText,
  body: optionalText,
  simple_body: optionalText,
  bodyconfiguration: optionalText,
  trans: optionalText,
  simple_transmission: optionalText,
  gearnum: optionalNumber,
  fuel: optionalText,
  simple_fuel: optionalText,
  drive: optionalText,
  simple_drive: optionalText,
  seats: optionalNumber,
  doors: optionalNumber,
  engine_size: optionalText,
  engine_size_litres: optionalNumber,
  km: optionalNumber,
  build_date: optionalDay,
  compliance_date: optionalDay,
  price: optionalCents,
  before_price: optionalCents,
  offer_price: optionalCents,
  subscription_price: optionalCents,
  price_type: optionalText,
  preorder: z.boolean().default(false),
  reserved: z.boolean().default(false),
  certified: z.boolean().default(false),
  tag: optionalText,
  /** The dealer's option code; some tenants list only vehicles with one from 0 to 14. vehicles §9 */
  option_code: optionalNumber,
  categories: z.array(z.string().trim().min(1).max(80)).max(40).default([]),
  sold_at: isoDate,
  show_on_dealer_website: z.boolean().default(true),
  dealercomments: z.string().max(20_000).nullable().default(null),
  features: z.array(z.string()).default([]),
  images: z.array(vehicleImage).default([]),
  video_url: optionalText,
  viewer: vehicleViewer.nullable().default(null),
  hotspots: z.array(vehicleHotspot).max(60).default([]),
  file: optionalText,
  location_id: z.int().nullable().default(null),
  location_name: optionalText,
  location_phone: optionalText,
  city: optionalText,
  state: optionalText,
  dealership_id: z.int().nullable().default(null),
  dealership_name: optionalText,
  dealership_slug: optionalText,
  website_id: z.int().nullable().default(null),
  private_suburb: optionalText,
  private_postcode: optionalText,
  variant: vehicleVariant.prefault({}),
  factory: vehicleFactory.nullable().default(null),
  specifications: caravanSpecifications.nullable().default(null),
  autograb_data: z
    .object({ state_average_market_price: optionalCents, average_market_price: optionalCents })
    .nullable()
    .default(null),
  finance_lenders: z.record(z.string(), lenderFigures).default({}),
  /** `youxQuote`: asked by the platform, not by feeds. */
  youx_quote: storedQuote.nullable().default(null),
  views: z.int().nonnegative().default(0),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})
export type Vehicle = z.infer<typeof vehicle>
export type VehicleInput = z.input<typeof vehicle>

/** A vehicle before it is stored: without id, record dates and fields that only staff set. Created by importers and the generator. */
export const vehicleDraft = vehicle.omit({
  id: true,
  created_at: true,
  updated_at: true,
  views: true,
  hotspots: true,
  youx_quote: true,
})
export type VehicleDraft = z.infer<typeof vehicleDraft>
