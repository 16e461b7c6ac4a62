import type { Camera } from './camera.ts'
import type { Exposure } from './expose.ts'
import type { Rgb } from './light.ts'
import type { Shadow } from './shadow.ts'

export interface Backdrop {
  /** Eight-bit sRGB, three channels. */
  pixels: Uint8Array
  width: number
  height: number
}

/** A picture without its paint: the ground's shadow is composited once for all colours. */
export interface Negative {
  exposure: Exposure
  /** The picture without the vehicle, in eight-bit sRGB. */
  behind: Uint8Array
}

export function negative(
  exposure: Exposure,
  backdrop: Backdrop,
  { camera, shadow }: { camera: Camera; shadow: Shadow },
): Negative {
  const { width, height } = exposure
  const behind = Uint8Array.from(backdrop.pixels)
  const { eye, right, ahead, focal, centreX, centreY } = camera
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5 - centreY) / focal
    const depth = down > 0.01 ? eye[2] / down : 0
    if (depth <= 0 || depth > 30) continue
    const midX = eye[0] + ahead[0] * depth
    const midY = eye[1] + ahead[1] * depth
    for (let x = 0; x < width; x++) {
      const across = ((x + 0.5 - centreX) / focal) * depth
      const dark = shadow(midX + right[0] * across, midY + right[1] * across)
      if (dark < 0.004) continue
      const at = (y * width + x) * 3
      const lit = 1 - dark
      behind[at] = encodeLight((toLinear[behind[at] ?? 0] ?? 0) * lit)
      behind[at + 1] = encodeLight((toLinear[behind[at + 1] ?? 0] ?? 0) * lit)
      behind[at + 2] = encodeLight((toLinear[behind[at + 2] ?? 0] ?? 0) * lit)
    }
  }
  return { exposure, behind }
}

/** The picture in one paint, eight-bit sRGB. */
export function develop({ exposure, behind }: Negative, paint: Rgb): Uint8Array {
  const { width, base, tint, cover, box } = exposure
  const out = Uint8Array.from(behind)
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const pixel = y * width + x
      const share = cover[pixel] ?? 0
      if (share === 0) continue
      const at = pixel * 3
      for (let k = 0; k < 3; k++) {
        const front = film((base[at + k] ?? 0) + (tint[at + k] ?? 0) * (paint[k] ?? 0))
        const rear = share < 1 ? (toLinear[behind[at + k] ?? 0] ?? 0) * (1 - share) : 0
        out[at + k] = encodeLight(front + rear)
      }
    }
  }
  return out
}

/** Linear up to 0.6, then compressed, so that highlights keep their detail. */
export function film(light: number): number {
  return light < 0.6 ? light : 1 - 0.16 / (light - 0.2)
}

const toLinear = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2)
const steps = 4096
const toSrgb = Uint8Array.from({ length: steps + 1 }, (_, i) => Math.round(255 * (i / steps) ** (1 / 2.2)))

export function encodeLight(light: number): number {
  return toSrgb[light >= 1 ? steps : light <= 0 ? 0 : Math.round(light * steps)] ?? 0
}
