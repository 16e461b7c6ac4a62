import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { project } from '#schemas/location/map-view.ts'
import { coast, coastUnits } from './coast.ts'
import { placeLabels } from './place-labels.ts'
import { capitals, towns } from '#schemas/location/towns.ts'

type Ring = { x: number; y: number }[]

/** The path's rings, in units of the plane. */
const rings: Ring[] = coast
  .split('z')
  .filter(Boolean)
  .map((ring) => {
    let [x, y] = [0, 0]
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0
      y += numbers[index * 2 + 1] ?? 0
      return { x: x / coastUnits, y: y / coastUnits }
    })
  })

const isOnLand = ({ x, y }: { x: number; y: number }): boolean =>
  rings.some((ring) =>
    ring.reduce((isInside, a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !isInside : isInside
    }, false),
  )

/** Every twentieth: the path is long. Some towns are on islands that are not drawn, or at the water's edge. */
const isSampled = (_: unknown, index: number) => index % 20 === 0

test('the towns of both countries are on the land that is drawn', () => {
  const lines = readFileSync(new URL('../../platform/places/generated/places.tsv', import.meta.url), 'utf8').split('\n')
  const known = lines.filter(isSampled).flatMap((line) => {
    const [, , , , lat, long] = line.split('\t')
    return lat && long ? [isOnLand(project({ lat: Number(lat), long: Number(long) }))] : []
  })
  expect(known.length).toBeGreaterThan(500)
  expect(known.filter(Boolean).length / known.length).toBeGreaterThan(0.96)
})

test('names do not overlap, and are inside the map', () => {
  const view = { ...project({ lat: -33.87, long: 151.2 }), zoom: 7 }
  const size = { width: 360, height: 300 }
  const labels = placeLabels(view, size, [])
  expect(labels.map(({ name }) => name)).toContain('Sydney')
  expect(labels.every(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)).toBe(true)
})

test('from afar only capitals are named', () => {
  const view = { ...project({ lat: -30, long: 140 }), zoom: 3.5 }
  const names = placeLabels(view, { width: 600, height: 500 }, []).map(({ name }) => name)
  expect(names).toContain('Perth')
  expect(names.filter((name) => !capitals.some(([capital]) => capital === name))).toEqual([])
  expect(towns.length).toBeGreaterThan(50)
})
