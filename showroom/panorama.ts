import sharp from 'sharp'
import { encodeLight, film } from './core/develop.ts'
import { encodeAvif } from './core/encode-avif.ts'
import { linear } from './core/light.ts'
import { lookAround, type Panorama } from './core/look-around.ts'
import { trims } from './inside.ts'
import { memoizeLast } from './memoize-last.ts'
import type { Portrait } from '#seed/subjects/portrait.ts'
import { cabin } from './rooms/cabin.ts'
import { lounge } from './rooms/lounge.ts'

const rooms = { cabin, lounge } as const

const seen = memoizeLast((_key: string, { view, width }: { view: keyof typeof rooms; width: number }): Panorama =>
  lookAround(rooms[view], { width, height: Math.round(width / 2) }),
)

/**
 * A 360° equirectangular interior as AVIF, twice as wide as high. Request the trims of one view consecutively: only their colours are then
 * computed.
 */
export async function drawPanorama(
  { view, trim }: Extract<Portrait, { kind: 'panorama' }>,
  { width }: { width: number },
): Promise<Buffer> {
  const panorama = seen(`${view} ${width}`, { view, width })
  const cloth = linear(trims[trim].soft)
  const pixels = new Uint8Array(panorama.base.length)
  for (let at = 0; at < panorama.trim.length; at++) {
    for (let k = 0; k < 3; k++) {
      const light = (panorama.base[at * 3 + k] ?? 0) + (panorama.trim[at] ?? 0) * (cloth[k] ?? 0)
      pixels[at * 3 + k] = encodeLight(film(light * 1.25))
    }
  }
  const raw = { width: panorama.width, height: panorama.height, channels: 3 } as const
  return encodeAvif(sharp(pixels, { raw }), 45)
}
