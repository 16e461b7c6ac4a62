import type { Finish, Room, Solid } from '../rooms/room.ts'

/** A full equirectangular view with the forward direction in the middle: linear light per pixel, and its share of the trim's colour. */
export interface Panorama {
  width: number
  height: number
  base: Float32Array
  trim: Float32Array
}

interface Spot {
  x: number
  y: number
  z: number
}

interface Sample {
  rgb: [number, number, number]
  trim: number
  /** The hit object, for edge detection. */
  what: number
}

/** Objects that rays of a tile can hit, and occluders of their hit points. */
interface TileSolids {
  met: readonly Solid[]
  felt: readonly Solid[]
}

const tile = 16

export function lookAround(room: Room, { width, height }: { width: number; height: number }): Panorama {
  const out: Panorama = {
    width,
    height,
    base: new Float32Array(width * height * 3),
    trim: new Float32Array(width * height),
  }
  const what = new Int32Array(width * height)
  const write = (at: number, samples: readonly Sample[]) => {
    for (let k = 0; k < 3; k++)
      out.base[at * 3 + k] = samples.reduce((sum, { rgb }) => sum + (rgb[k] ?? 0), 0) / samples.length
    out.trim[at] = samples.reduce((sum, { trim }) => sum + trim, 0) / samples.length
  }
  const direction = (column: number, row: number): Spot => {
    const around = (column / width - 0.5) * 2 * Math.PI
    const up = (0.5 - row / height) * Math.PI
    const flat = Math.cos(up)
    return { x: Math.sin(around) * flat, y: Math.cos(around) * flat, z: Math.sin(up) }
  }
  const forTiles = (visit: (column: number, row: number, near: TileSolids) => void) => {
    for (let top = 0; top < height; top += tile) {
      for (let left = 0; left < width; left += tile) {
        const middle = direction(left + tile / 2, top + tile / 2)
        const spread = (tile * Math.PI) / height
        const near = { met: solidsTowards(room, middle, spread), felt: solidsTowards(room, middle, spread + 0.6) }
        for (let row = top; row < Math.min(top + tile, height); row++)
          for (let column = left; column < Math.min(left + tile, width); column++) visit(column, row, near)
      }
    }
  }
  forTiles((column, row, near) => {
    const sample = look(room, near, direction(column + 0.5, row + 0.5))
    const at = row * width + column
    what[at] = sample.what
    write(at, [sample])
  })
  forTiles((column, row, near) => {
    const at = row * width + column
    const right = what[row * width + ((column + 1) % width)]
    const below = row + 1 < height ? what[at + width] : what[at]
    if (what[at] === right && what[at] === below) return
    const corners = [0.25, 0.75].flatMap((dy) => [0.25, 0.75].map((dx) => direction(column + dx, row + dy)))
    write(
      at,
      corners.map((corner) => look(room, near, corner)),
    )
  })
  return out
}

/** Solids within a cone of rays; `spread` in radians from its axis. */
function solidsTowards({ eye: [ex, ey, ez], solids }: Room, towards: Spot, spread: number): Solid[] {
  return solids.filter(({ middle: [x, y, z], half: [hx, hy, hz], ring }) => {
    const reach = ring ? ring[0] + ring[1] : Math.hypot(hx, hy, hz)
    const away = Math.hypot(x - ex, y - ey, z - ez)
    if (away <= reach) return true
    const cosine = ((x - ex) * towards.x + (y - ey) * towards.y + (z - ez) * towards.z) / away
    return Math.acos(Math.min(1, Math.max(-1, cosine))) < Math.asin(reach / away) + spread
  })
}

function look(room: Room, near: TileSolids, ray: Spot): Sample {
  const { eye, walls, light } = room
  const [ex, ey, ez] = eye
  let far = Infinity
  let wall = -1
  for (const [i, { normal: n, far: d }] of walls.entries()) {
    const along = n[0] * ray.x + n[1] * ray.y + n[2] * ray.z
    if (along <= 1e-9) continue
    const t = (d - n[0] * ex - n[1] * ey - n[2] * ez) / along
    if (t < far) {
      far = t
      wall = i
    }
  }
  let t = 0.02
  for (let step = 0; step < 70 && t < far; step++) {
    const spot = { x: ex + ray.x * t, y: ey + ray.y * t, z: ez + ray.z * t }
    const gap = nearest(near.met, spot)
    if (gap.away < 0.0012) {
      const normal = normalAt(gap.solid, spot)
      return {
        ...shaded(gap.solid.finishAt(local(gap.solid, spot)), { room, near, spot, normal, ray, light }),
        what: 1000 + near.met.indexOf(gap.solid) + Math.round(normal.x * 3) * 40 + Math.round(normal.z * 3) * 400,
      }
    }
    t += gap.away
  }
  const spot = { x: ex + ray.x * far, y: ey + ray.y * far, z: ez + ray.z * far }
  const hit = walls[wall]
  const finish = hit?.finishAt(spot) ?? null
  if (!hit || finish === null) {
    const [r, g, b] = room.outside(ray)
    return { rgb: [r, g, b], trim: 0, what: -1 }
  }
  const [nx, ny, nz] = hit.normal
  const normal = { x: -nx, y: -ny, z: -nz }
  const key = Math.round((finish.rgb[0] + finish.trim * 3) * 50)
  return { ...shaded(finish, { room, near, spot, normal, ray, light }), what: wall * 7 + key * 100_000 }
}

interface ShadingInput {
  room: Room
  near: TileSolids
  spot: Spot
  normal: Spot
  ray: Spot
  light: Room['light']
}

function shaded(
  { rgb, trim, glow = 0, shine = 0 }: Finish,
  { room, near, spot, normal, ray, light }: ShadingInput,
): Omit<Sample, 'what'> {
  if (glow > 0) return { rgb: [rgb[0], rgb[1], rgb[2]], trim: 0 }
  let open = 1
  for (const [reach, weight] of [
    [0.03, 0.9],
    [0.09, 0.8],
    [0.22, 0.6],
  ] as const) {
    const probe = { x: spot.x + normal.x * reach, y: spot.y + normal.y * reach, z: spot.z + normal.z * reach }
    const free = Math.min(nearest(near.felt, probe).away, toWalls(room, probe))
    open *= 1 - weight * Math.max(0, 1 - free / reach) * 0.5
  }
  const sun = Math.max(0, normal.x * light[0] + normal.y * light[1] + normal.z * light[2])
  const lit = open * (0.58 + 0.06 * normal.z + 0.5 * sun)
  const mirror = 2 * (normal.x * ray.x + normal.y * ray.y + normal.z * ray.z)
  const glint =
    (ray.x - mirror * normal.x) * light[0] +
    (ray.y - mirror * normal.y) * light[1] +
    (ray.z - mirror * normal.z) * light[2]
  const gloss = (0.02 + shine) * (0.06 * open + 0.5 * Math.max(0, glint) ** (8 + 40 * shine))
  return { rgb: [rgb[0] * lit + gloss, rgb[1] * lit + gloss, rgb[2] * lit + gloss], trim: trim * lit }
}

const toWalls = ({ walls }: Room, { x, y, z }: Spot): number =>
  walls.reduce((least, { normal: n, far }) => Math.min(least, far - n[0] * x - n[1] * y - n[2] * z), Infinity)

const nothing: Solid = { middle: [0, 0, 0], half: [0, 0, 0], round: 0, finishAt: () => ({ rgb: [0, 0, 0], trim: 0 }) }

function nearest(solids: readonly Solid[], spot: Spot): { solid: Solid; away: number } {
  let solid = nothing
  let away = Infinity
  for (const each of solids) {
    const here = distanceTo(each, spot)
    if (here < away) {
      away = here
      solid = each
    }
  }
  return { solid, away }
}

function local({ middle: [mx, my, mz], lean = 0 }: Solid, { x, y, z }: Spot): Spot {
  const [dy, dz] = [y - my, z - mz]
  if (lean === 0) return { x: x - mx, y: dy, z: dz }
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return { x: x - mx, y: dy * c + dz * s, z: dz * c - dy * s }
}

function distanceTo(solid: Solid, spot: Spot): number {
  const { x, y, z } = local(solid, spot)
  if (solid.ring) return Math.hypot(Math.hypot(x, z) - solid.ring[0], y) - solid.ring[1]
  const { half, round } = solid
  const dx = Math.abs(x) - half[0] + round
  const dy = Math.abs(y) - half[1] + round
  const dz = Math.abs(z) - half[2] + round
  const [ox, oy, oz] = [Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)]
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round
}

function normalAt(solid: Solid, { x, y, z }: Spot): Spot {
  const e = 0.0008
  const at = (dx: number, dy: number, dz: number) => distanceTo(solid, { x: x + dx, y: y + dy, z: z + dz })
  const here = { x: at(e, 0, 0) - at(-e, 0, 0), y: at(0, e, 0) - at(0, -e, 0), z: at(0, 0, e) - at(0, 0, -e) }
  const long = Math.hypot(here.x, here.y, here.z) || 1
  return { x: here.x / long, y: here.y / long, z: here.z / long }
}
