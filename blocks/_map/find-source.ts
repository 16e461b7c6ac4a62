import type { SourceSpecification } from '@maplibre/maplibre-gl-style-spec'
import { areTiles, areVectorTiles, fillTile } from '#schemas/location/map-source.ts'
import { mapRules, type Point, project } from '#schemas/location/map-view.ts'

/** A site's map once its server has answered: a whole style, or tiles that need one. */
export type FoundSource =
  | { kind: 'style'; url: string }
  | { kind: 'tiles'; tiles: SourceSpecification; zoomAtMost: number }

/** What tiles have if they do not say: https://openmaptiles.org/schema, and usual pictures. */
const usualMaxzoom = { vector: 14, raster: 19 }
/** More levels beyond its tiles, a map is coarse. */
const beyondTiles = 1
/** A level that all maps of a country have. */
const triedZoom = 4
/** In milliseconds. */
const answerWithin = 8_000

interface SourceQuery {
  /** A place that must be on the map. */
  at: Point
  signal: AbortSignal
}

/** Asks for the site's map. Null where its server does not answer, or not with a map. */
export async function findSource(address: string, query: SourceQuery): Promise<FoundSource | null> {
  const url = absolute(address)
  if (areTiles(address)) return ifAnswering(url, { ...query, about: {} })
  const about: unknown = await load(url, query.signal)
    .then((response) => response.json())
    .catch(() => null)
  if (typeof about !== 'object' || about === null) return null
  if ('layers' in about) return { kind: 'style', url }
  const tiles = 'tiles' in about && Array.isArray(about.tiles) ? about.tiles[0] : null
  return typeof tiles === 'string' ? ifAnswering(absolute(tiles), { ...query, about }) : null
}

async function ifAnswering(
  url: string,
  { at, signal, about }: SourceQuery & { about: object },
): Promise<FoundSource | null> {
  const { x, y } = project(at)
  const tile = { z: triedZoom, x: Math.floor(x * 2 ** triedZoom), y: Math.floor(y * 2 ** triedZoom) }
  const isThere = await load(fillTile(url, tile), signal).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const kind = areVectorTiles(url) ? 'vector' : 'raster'
  const maxzoom = 'maxzoom' in about && typeof about.maxzoom === 'number' ? about.maxzoom : usualMaxzoom[kind]
  const attribution = 'attribution' in about && typeof about.attribution === 'string' ? about.attribution : ''
  const source = { tiles: [url], maxzoom, attribution }
  return {
    kind: 'tiles',
    tiles: kind === 'vector' ? { type: 'vector', ...source } : { type: 'raster', tileSize: 256, ...source },
    zoomAtMost: Math.min(mapRules.zoomAtMost, maxzoom + beyondTiles),
  }
}

/** Workers resolve no paths. Not by `URL`, which would escape the braces. */
const absolute = (address: string): string => (address.startsWith('/') ? `${location.origin}${address}` : address)

async function load(url: string, signal: AbortSignal): Promise<Response> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(answerWithin)])
  const response = await fetch(url, { signal: within, credentials: 'omit' })
  if (!response.ok) throw new Error(`The map's server answered ${response.status}: ${url}`)
  return response
}
