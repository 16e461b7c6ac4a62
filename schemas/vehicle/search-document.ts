import { z } from 'zod'
import { vehicle } from './vehicle.ts'

/**
 * A vehicle in a search index and on a card: its own fields without comments or nested data, plus values computed at indexing. Money in
 * cents; `*_timestamp` in Unix seconds; `custom_rank` sorts descending by default (vehicles §7). `weekly_price` is the tenant's weekly
 * finance estimate, with its comparison rate; `price_range` and `weekly_price_range` are bands of `priceBand`; `make_model` is
 * `Make:Model`; `lat` and `long` are its position.
 */
export const searchDocument = vehicle
  .pick({
    id: true,
    slug: true,
    stocknum: true,
    vin: true,
    name: true,
    year: true,
    make: true,
    model: true,
    badge: true,
    series: true,
    car_type: true,
    item_type: true,
    status: true,
    colour: true,
    body: true,
    simple_body: true,
    simple_transmission: true,
    simple_fuel: true,
    simple_drive: true,
    seats: true,
    doors: true,
    km: true,
    engine_size: true,
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    preorder: true,
    reserved: true,
    certified: true,
    tag: true,
    rego_expiry: true,
    show_on_dealer_website: true,
    location_id: true,
    location_name: true,
    city: true,
    state: true,
    dealership_id: true,
    dealership_name: true,
    dealership_slug: true,
    website_id: true,
    option_code: true,
  })
  .extend({
    tenant_id: z.int(),
    thumbs: z.array(z.string()),
    photos_count: z.int().nonnegative(),
    features: z.array(z.string()),
    average_market_price: z.int().nullable(),
    weekly_price: z.int().nullable(),
    weekly_comparison_rate: z.number().nullable(),
    /** The loan of both in words, which must be shown with them. */
    weekly_example: z.string().nullable().default(null),
    make_model: z.string(),
    price_range: z.string().nullable(),
    weekly_price_range: z.string().nullable(),
    categories: z.array(z.string()),
    filtered_features: z.array(z.string()),
    lat: z.number().nullable(),
    long: z.number().nullable(),
    created_at_timestamp: z.int(),
    sold_date_timestamp: z.int().nullable(),
    custom_rank: z.number(),
  })
export type SearchDocument = z.infer<typeof searchDocument>
