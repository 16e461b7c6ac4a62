import type { Camera } from './camera.ts'
import { createLighting, type Surroundings } from './light.ts'
import { stride, type Material, type Mesh, type SeenPoint } from './mesh.ts'
import { place, type Visible } from './raster.ts'

/** Writes a sample's light: three own channels, and three that the paint multiplies. */
export type Shade = (spot: number, into: Float64Array) => void

export function shader(mesh: Mesh, camera: Camera, visible: Visible, around: Surroundings): Shade {
  const { index, surfaceOf, surfaces, vertex } = mesh
  const { eye, right, ahead } = camera
  const flat = Math.hypot(ahead[0], ahead[1]) || 1
  const towardX = -ahead[0] / flat
  const towardY = -ahead[1] / flat
  const point: SeenPoint = { x: 0, y: 0, z: 0, u: 0, v: 0, lookX: 0, lookY: 0, lookZ: 0 }
  const material: Material = {
    r: 0,
    g: 0,
    b: 0,
    paint: 0,
    f0: 0,
    rough: 0,
    open: 1,
    glow: 0,
    glass: false,
    bendX: 0,
    bendY: 0,
    bendZ: 0,
  }
  const { gathered, mirrored } = createLighting(around)
  const gloss = new Float64Array(3)
  const matt = new Float64Array(3)
  const spotOnTriangle = { i0: 0, i1: 0, i2: 0, a: 0, b: 0 }
  const [rightX, rightY] = right

  return (spot, into) => {
    const t = visible.triangle[spot] ?? 0
    const a = visible.first[spot] ?? 0
    const b = visible.second[spot] ?? 0
    const c = 1 - a - b
    const i0 = index[t * 3] ?? 0
    const i1 = index[t * 3 + 1] ?? 0
    const i2 = index[t * 3 + 2] ?? 0
    spotOnTriangle.i0 = i0
    spotOnTriangle.i1 = i1
    spotOnTriangle.i2 = i2
    spotOnTriangle.a = a
    spotOnTriangle.b = b
    place(mesh, point, spotOnTriangle)
    let vx = eye[0] - point.x
    let vy = eye[1] - point.y
    let vz = eye[2] - point.z
    const far = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
    vx *= far
    vy *= far
    vz *= far
    point.lookX = -vx
    point.lookY = -vy
    point.lookZ = -vz
    resetMaterial(material)
    surfaces[surfaceOf[t] ?? 0]?.paintAt(point, material)

    const turn = visible.back[spot] === 1 ? -1 : 1
    let nx =
      ((vertex[i0 * stride + 3] ?? 0) * a + (vertex[i1 * stride + 3] ?? 0) * b + (vertex[i2 * stride + 3] ?? 0) * c) *
      turn
    let ny =
      ((vertex[i0 * stride + 4] ?? 0) * a + (vertex[i1 * stride + 4] ?? 0) * b + (vertex[i2 * stride + 4] ?? 0) * c) *
      turn
    let nz =
      ((vertex[i0 * stride + 5] ?? 0) * a + (vertex[i1 * stride + 5] ?? 0) * b + (vertex[i2 * stride + 5] ?? 0) * c) *
      turn
    nx += material.bendX
    ny += material.bendY
    nz += material.bendZ
    const long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= long
    ny *= long
    nz *= long

    let facing = nx * vx + ny * vy + nz * vz
    if (facing < 0.02) facing = 0.02

    gathered(nx * rightX + ny * rightY, nx * towardX + ny * towardY, nz, matt)
    const rx = 2 * facing * nx - vx
    const ry = 2 * facing * ny - vy
    const rz = 2 * facing * nz - vz
    mirrored(rx * rightX + ry * rightY, rx * towardX + ry * towardY, rz, material.rough, gloss)

    const mattR = (matt[0] ?? 0) * exposure
    const mattG = (matt[1] ?? 0) * exposure
    const mattB = (matt[2] ?? 0) * exposure
    const glossR = gloss[0] ?? 0
    const glossG = gloss[1] ?? 0
    const glossB = gloss[2] ?? 0
    const graze = 1 - facing
    const graze2 = graze * graze
    const fresnel = material.f0 + (1 - material.f0) * graze2 * graze2 * graze * (1 - material.rough * 0.75)
    const { paint, open, glow } = material
    const metal = material.f0 > 0.3
    const plain = 1 - paint
    const shine = fresnel * (0.35 + 0.65 * open)
    const own = plain * open * (metal ? 0.25 : 1)
    into[0] = material.r * (own * mattR + glow) + glossR * shine * (metal ? material.r : 1)
    into[1] = material.g * (own * mattG + glow) + glossG * shine * (metal ? material.g : 1)
    into[2] = material.b * (own * mattB + glow) + glossB * shine * (metal ? material.b : 1)
    const coat = paint * open
    into[3] = coat * (mattR * 0.72 + glossR * 0.2)
    into[4] = coat * (mattG * 0.72 + glossG * 0.2)
    into[5] = coat * (mattB * 0.72 + glossB * 0.2)
  }
}

/** Exposure at which white paint is white. */
const exposure = 1.22

function resetMaterial(material: Material): void {
  material.r = 0.5
  material.g = 0.5
  material.b = 0.5
  material.paint = 0
  material.f0 = 0.04
  material.rough = 0.5
  material.open = 1
  material.glow = 0
  material.glass = false
  material.bendX = 0
  material.bendY = 0
  material.bendZ = 0
}
