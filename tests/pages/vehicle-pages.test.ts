import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { render } from '#renderer/entry-server.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { type Vehicle, vehicle as vehicleSchema } from '#schemas/vehicle/vehicle.ts'
import { vehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { arbitraryOf } from '#tests/support/arbitrary-of.ts'
import { type DemoVehiclePage, demoVehiclePages } from './demo-pages.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

type Failure = Parameters<RenderInput['report']>[0]

async function renderVehicle(vehicle: Vehicle, { site, layout }: DemoVehiclePage) {
  const failures: Failure[] = []
  const { html, status } = await render({
    site,
    page: {
      id: 1,
      title: 'Vehicle',
      path: '/cars/:slug',
      layout,
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
    params: { slug: vehicle.slug },
    url: `/cars/${encodeURIComponent(vehicle.slug)}`,
    status: 200,
    preview: false,
    now: new Date('2026-11-21T00:00:00.000Z'),
    requestId: 'test',
    api: sampleApi({ vehicle }),
    report: (failure) => failures.push(failure),
  })
  const seen = html.replaceAll(/<style[\s\S]*?<\/style>|<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')
  return { status, html, seen, failures: failures.map(({ blockType, error }) => `${blockType}: ${String(error)}`) }
}

/** What a page shows that was calculated from nothing. Generated texts have none of these words. */
const nonsense = /.{0,60}(?:\bNaN\b|\bundefined\b|Invalid Date|\[object \w+\]|\bInfinity\b).{0,20}/u

const bare = vehicleSchema.parse({
  id: 1,
  slug: 'a',
  stocknum: 'A',
  name: 'A',
  make: 'A',
  model: 'A',
  car_type: 'used',
  created_at: '2026-10-01T00:00:00.000Z',
  updated_at: '2026-10-01T00:00:00.000Z',
})

/** Half a character is no part of any address. */
const vehicles = arbitraryOf(vehicleSchema)
  .filter(({ slug }) => slug.isWellFormed())
  .map((vehicle) => ({ ...vehicle, images: shownImages(vehicle.images.map(atSite)) }))

/** Pictures of other servers are never shown: these are the site's own, most of them without a small version that can be. */
function atSite(item: Vehicle['images'][number]) {
  return item.isVideo ? item : { ...item, image: { ...item.image, url: `/stock/${item.image.url}` } }
}

describe.each(demoVehiclePages())('the vehicle page of %s', (_, page) => {
  test('reads well whatever is known of a vehicle, from nothing to too much', async () => {
    const warned = vi.spyOn(console, 'error')
    await fc.assert(
      fc.asyncProperty(vehicles, async (vehicle) => {
        const { status, html, seen, failures } = await renderVehicle(vehicle, page)
        expect(failures).toEqual([])
        expect([200, 404, 410]).toContain(status)
        expect(nonsense.exec(seen)?.[0] ?? null).toBeNull()
        expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|href="javascript:/)
      }),
      { numRuns: 40, seed: 20_261_122, examples: [[bare], [aVehicle()]] },
    )
    expect(warned.mock.calls).toEqual([])
  }, 120_000)

  test('has a sheet to print that reads as well', () => {
    fc.assert(
      fc.property(vehicles, (vehicle) => {
        const words = vehicleSheet({
          vehicle,
          site: page.site,
          location: null,
          now: new Date('2026-11-21T00:00:00.000Z'),
        })
        expect(nonsense.exec(JSON.stringify(words))?.[0] ?? null).toBeNull()
      }),
      { numRuns: 200, seed: 20_261_122, examples: [[bare], [aVehicle()]] },
    )
  })

  test('is light however many pictures there are', async () => {
    const picture = (index: number) => ({
      image: { url: `/stock/${index}.webp`, thumb: { url: `/stock/${index}.webp` } },
    })
    const images = Array.from({ length: 10_000 }, (__, index) => picture(index))
    const few = await renderVehicle(aVehicle({ images: images.slice(0, 20) }), page)
    const many = await renderVehicle(aVehicle({ images }), page)
    expect(many.failures).toEqual([])
    expect(many.html.length).toBeLessThan(few.html.length * 2)
  }, 60_000)
})
