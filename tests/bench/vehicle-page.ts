import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { mapNodes } from '#schemas/page/walk.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'
import { vehicleLayout } from './vehicle-layout.ts'

/** A used car at a dealer of one brand, on a page with everything that one has for it. */
export function aVehiclePage(): RenderInput {
  const now = new Date('2026-11-21T00:00:00.000Z')
  return {
    site: aSite({ hasFavourites: true, config: siteConfig.parse({ ...config, reviews: { orgId: 'coastline-kia' } }) }),
    page: {
      id: 1,
      title: 'Vehicle',
      path: '/cars/:slug',
      layout: layout(),
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: now.toISOString(),
    },
    params: { slug: vehicle.slug },
    url: `/cars/${vehicle.slug}`,
    status: 200,
    preview: false,
    now,
    requestId: 'bench',
    api: sampleApi({ vehicle }),
    report: ({ error }) => {
      throw error
    },
  }
}

/** Numbered: each process that renders it has the same ids. */
function layout() {
  let count = 0
  return mapNodes(vehicleLayout(), (node) => ({ ...node, id: `b${(count += 1)}` }))
}

const { plugins, finance, phones } = readTenant('coastline-kia').config
const config = { plugins, finance, phones }

const vehicle = aVehicle({
  images: Array.from({ length: 12 }, (_, index) => ({
    image: { url: `/stock/a12-${index}.webp`, thumb: { url: `/stock/a12-${index}.webp` } },
  })),
  features: [
    'Apple CarPlay',
    'Android Auto',
    'Reversing camera',
    'Adaptive cruise control',
    'Lane keeping assist',
    'Blind spot monitor',
    'Heated front seats',
    'Keyless entry',
    'Wireless charging',
    'LED headlights',
    'Rain sensing wipers',
    'Dual zone climate',
    'Parking sensors',
    'Tow bar',
  ],
  dealercomments: Array.from(
    { length: 4 },
    () =>
      'One owner from new, serviced here at every interval, and driven by somebody who parks under cover. The tyres were new in May.',
  ).join('\n\n'),
})
