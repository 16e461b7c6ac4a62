import { isScriptAddress } from '../chat/script-address.ts'
import { fillAddress } from '../tenant/address-pattern.ts'

const own = 'https://own.invalid'
const tileNames = ['z', 'x', 'y'] as const

/**
 * Whether a map may come from an address: HTTPS without a name or password, or a path of the site's own host. It is a style, a TileJSON, or
 * tiles with `{z}`, `{x}` and `{y}`.
 */
export function isMapAddress(address: string): boolean {
  const named = tileNames.filter((name) => address.includes(`{${name}}`)).length
  const filled = fillTile(address, { z: 0, x: 0, y: 0 })
  return (named === 0 || named === tileNames.length) && (isOwnPath(filled) || isScriptAddress(filled))
}

export const areTiles = (address: string): boolean => tileNames.every((name) => address.includes(`{${name}}`))

/** Address of one tile. */
export const fillTile = (address: string, tile: Record<'z' | 'x' | 'y', number>): string => fillAddress(address, tile)

/** Vector tiles by the ending of their path; pictures otherwise. */
export const areVectorTiles = (address: string): boolean => /\.(?:pbf|mvt)(?:[?#]|$)/.test(address)

/** The server of a map, which the site's pages may call; null for none and for the site's own. */
export function mapSourceOrigin(address: string): string | null {
  const filled = fillTile(address, { z: 0, x: 0, y: 0 })
  return address === '' || isOwnPath(filled) ? null : new URL(filled).origin
}

/** A path, not `//host` or what browsers read as that. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && URL.parse(address, own)?.origin === own
