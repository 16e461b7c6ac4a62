import { frame } from './camera.ts'
import { encodeLight, film } from './develop.ts'
import { emptyPlate, expose } from './expose.ts'
import type { Rgb, Surroundings } from './light.ts'
import type { Mesh } from './mesh.ts'
import { emptyVisible, rasterise } from './raster.ts'
import { castShadow } from './shadow.ts'

/** A vehicle with its shadow on a transparent background, for compositing. */
export interface Cutout {
  /** Eight-bit sRGB with alpha. */
  pixels: Uint8Array
  width: number
  height: number
  /** Row of the horizon, for alignment with a scene's horizon. */
  horizon: number
}

interface Pose {
  yaw: number
  paint: Rgb
  around: Surroundings
  width: number
  eyeHeight: number
  distance: number
  /** False for a vehicle above the ground. */
  shadow: boolean
}

export function cutOut(mesh: Mesh, { yaw, paint, around, width, eyeHeight, distance, shadow }: Pose): Cutout {
  const height = Math.round(width * 0.62)
  const camera = frame(mesh, { yaw, width, height, eyeHeight, distance, fillWidth: 0.74, fillHeight: 0.7, middle: 0.5 })
  const visible = emptyVisible(width * 2, height * 2)
  rasterise(mesh, camera, visible)
  const { base, tint, cover } = expose(mesh, { camera, visible, around, plate: emptyPlate(width, height) })
  const dark = shadow ? castShadow(mesh, camera) : () => 0
  const pixels = new Uint8Array(width * height * 4)
  const { eye, right, ahead, focal, centreX, centreY } = camera
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5 - centreY) / focal
    const depth = down > 0.01 ? eye[2] / down : 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const share = cover[at] ?? 0
      const across = ((x + 0.5 - centreX) / focal) * depth
      const shade =
        depth > 0
          ? dark(eye[0] + ahead[0] * depth + right[0] * across, eye[1] + ahead[1] * depth + right[1] * across)
          : 0
      const alpha = share + (1 - share) * shade
      if (alpha < 0.004) continue
      for (let k = 0; k < 3; k++)
        pixels[at * 4 + k] = encodeLight(
          film(((base[at * 3 + k] ?? 0) + (tint[at * 3 + k] ?? 0) * (paint[k] ?? 0)) / Math.max(share, 0.001)) *
            (share / alpha) ** 2.2,
        )
      pixels[at * 4 + 3] = Math.round(alpha * 255)
    }
  }
  return { pixels, width, height, horizon: camera.centreY }
}
