import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'

/** The platform's own map as a TileJSON (https://github.com/mapbox/tilejson-spec), but for the address of its tiles. */
export const mapTiles = {
  tilejson: '3.0.0',
  minzoom: 0,
  maxzoom: 7,
  attribution: 'Natural Earth, GeoNames',
  vector_layers: [
    { id: 'water', fields: { class: 'String' } },
    { id: 'boundary', fields: { admin_level: 'Number' } },
    { id: 'place', fields: { class: 'String', name: 'String' } },
  ],
} as const

/** Compressed tiles by name, `z/x/y`, and `sea` for all others. */
export const mapTilesFile = new URL('generated/map-tiles.tar', import.meta.url)

/** The file's tiles, each compressed by gzip. */
export async function readMapTiles(): Promise<Map<string, Buffer>> {
  const archive = extract()
  archive.end(await readFile(mapTilesFile))
  const tiles = new Map<string, Buffer>()
  for await (const entry of archive) {
    tiles.set(entry.header.name, await buffer(entry))
  }
  return tiles
}
