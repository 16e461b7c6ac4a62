import type { Camera } from './camera.ts'
import type { Surroundings } from './light.ts'
import type { Mesh } from './mesh.ts'
import type { Visible } from './raster.ts'
import { shader, type Shade } from './shader.ts'

/**
 * A view of a vehicle independent of its paint: a pixel's light is `base + tint x paint`, so one view serves every colour of the same
 * shape.
 */
export interface Exposure {
  width: number
  height: number
  base: Float32Array
  tint: Float32Array
  /** Share of the pixel that the vehicle covers. */
  cover: Float32Array
  /** Bounding box of relevant pixels. */
  box: { left: number; right: number; top: number; bottom: number }
}

interface ExposureInput {
  camera: Camera
  visible: Visible
  around: Surroundings
  /** Buffers to write into, which are overwritten. */
  plate: Plate
}

type Plate = Omit<Exposure, 'box'>

export function emptyPlate(width: number, height: number): Plate {
  const size = width * height
  return {
    width,
    height,
    base: new Float32Array(size * 3),
    tint: new Float32Array(size * 3),
    cover: new Float32Array(size),
  }
}

/** Shades visible samples. `visible` has `oversample` squared samples per pixel. */
export function expose(mesh: Mesh, { camera, visible, around, plate }: ExposureInput): Exposure {
  const { width } = camera
  const out: Exposure = { ...plate, box: pixelBounds(visible, width) }
  out.cover.fill(0)
  out.base.fill(0)
  out.tint.fill(0)
  const shade = shader(mesh, camera, visible, around)
  const oversample = visible.width / width
  const offsets = Int32Array.from(
    { length: oversample * oversample },
    (_, sub) => Math.floor(sub / oversample) * visible.width + (sub % oversample),
  )
  firstLook(out, { visible, offsets, shade })
  if (offsets.length > 1) closerLook(out, { mesh, visible, offsets, shade })
  return out
}

interface SamplingInput {
  visible: Visible
  /** Sample offsets relative to a pixel's first one. */
  offsets: Int32Array
  shade: Shade
}

function pixelBounds({ width, bounds }: Visible, pixels: number): Exposure['box'] {
  const oversample = width / pixels
  return {
    left: Math.floor(bounds.left / oversample),
    right: Math.floor(bounds.right / oversample),
    top: Math.floor(bounds.top / oversample),
    bottom: Math.floor(bounds.bottom / oversample),
  }
}

/** One sample per pixel, and each pixel's coverage. */
function firstLook({ width, base, tint, cover, box }: Exposure, { visible, offsets, shade }: SamplingInput): void {
  const { triangle } = visible
  const oversample = visible.width / width
  const sample = new Float64Array(6)
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const corner = y * oversample * visible.width + x * oversample
      let hits = 0
      let spot = -1
      for (let i = 0; i < offsets.length; i++) {
        const here = corner + (offsets[i] ?? 0)
        if ((triangle[here] ?? -1) < 0) continue
        hits++
        spot = here
      }
      if (spot < 0) continue
      const at = y * width + x
      cover[at] = hits / offsets.length
      shade(spot, sample)
      for (let k = 0; k < 3; k++) {
        base[at * 3 + k] = sample[k] ?? 0
        tint[at * 3 + k] = sample[3 + k] ?? 0
      }
    }
  }
}

/** The remaining samples of edge pixels: silhouettes, surface boundaries and light changes. The first pass used the last sample. */
function closerLook(
  { width, base, tint, cover, box }: Exposure,
  { mesh, visible, offsets, shade }: SamplingInput & { mesh: Mesh },
): void {
  const { triangle } = visible
  const { surfaceOf } = mesh
  const oversample = visible.width / width
  const sample = new Float64Array(6)
  const sum = new Float64Array(6)
  const edges: number[] = []
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const at = y * width + x
      const covered = cover[at] ?? 0
      if (covered === 0) continue
      if (covered < 1 || isEdge(base, at * 3, width * 3) || isEdge(tint, at * 3, width * 3)) edges.push(at)
      else {
        const corner = y * oversample * visible.width + x * oversample
        const kind = surfaceOf[triangle[corner] ?? 0]
        for (let i = 1; i < offsets.length; i++) {
          if (surfaceOf[triangle[corner + (offsets[i] ?? 0)] ?? 0] !== kind) {
            edges.push(at)
            break
          }
        }
      }
    }
  }
  const share = 1 / offsets.length
  for (const at of edges) {
    const corner = Math.floor(at / width) * oversample * visible.width + (at % width) * oversample
    for (let k = 0; k < 3; k++) {
      sum[k] = base[at * 3 + k] ?? 0
      sum[3 + k] = tint[at * 3 + k] ?? 0
    }
    let seen = false
    for (let i = offsets.length - 1; i >= 0; i--) {
      const spot = corner + (offsets[i] ?? 0)
      if ((triangle[spot] ?? -1) < 0) continue
      if (!seen) {
        seen = true
        continue
      }
      shade(spot, sample)
      for (let k = 0; k < 6; k++) sum[k] = (sum[k] ?? 0) + (sample[k] ?? 0)
    }
    for (let k = 0; k < 3; k++) {
      base[at * 3 + k] = (sum[k] ?? 0) * share
      tint[at * 3 + k] = (sum[3 + k] ?? 0) * share
    }
  }
}

function isEdge(values: Float32Array, at: number, row: number): boolean {
  for (let k = 0; k < 3; k += 2) {
    const here = values[at + k] ?? 0
    const limit = 0.016 + 0.1 * here
    const right = (values[at + 3 + k] ?? 0) - here
    const below = (values[at + row + k] ?? 0) - here
    const left = (values[at - 3 + k] ?? 0) - here
    const above = (values[at - row + k] ?? 0) - here
    if (
      right > limit ||
      right < -limit ||
      below > limit ||
      below < -limit ||
      left > limit ||
      left < -limit ||
      above > limit ||
      above < -limit
    )
      return true
  }
  return false
}
