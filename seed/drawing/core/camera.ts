import { stride, type Mesh, type Vec } from './mesh.ts'

/** A level camera with a shift lens, as in a photographer's yard picture: verticals stay vertical. */
export interface Camera {
  eye: Vec
  right: Vec
  /** Horizontal. */
  ahead: Vec
  /** Pixels per unit of tangent. */
  focal: number
  width: number
  height: number
  /** Where the picture shows what lies straight ahead; `centreY` is the horizon's row. */
  centreX: number
  centreY: number
}

interface Framing {
  /** Degrees round the vehicle: 0 faces its nose, 90 its left side, 180 its tail. */
  yaw: number
  width: number
  height: number
  eyeHeight: number
  distance: number
  /** Share of the picture that the vehicle may take. */
  fillWidth: number
  fillHeight: number
  /** Row of the vehicle's middle, as a share of the height. */
  middle: number
}

/** A camera on a circle round the vehicle, zoomed and shifted so that the vehicle fills the picture as told. */
export function frame(
  mesh: Mesh,
  { yaw, width, height, eyeHeight, distance, fillWidth, fillHeight, middle }: Framing,
): Camera {
  const a = (yaw * Math.PI) / 180
  const eye: Vec = [Math.cos(a) * distance, Math.sin(a) * distance, eyeHeight]
  const ahead: Vec = [-Math.cos(a), -Math.sin(a), 0]
  const right: Vec = [-Math.sin(a), Math.cos(a), 0]
  const unit: Camera = { eye, right, ahead, focal: 1, width, height, centreX: 0, centreY: 0 }
  const seen = extent(mesh, unit)
  const focal = Math.min(
    (fillWidth * width) / (seen.right - seen.left),
    (fillHeight * height) / (seen.bottom - seen.top),
  )
  const centreX = width / 2 - (focal * (seen.left + seen.right)) / 2
  const centreY = Math.round((height * middle - (focal * (seen.top + seen.bottom)) / 2) / 4) * 4
  return { ...unit, focal, centreX, centreY }
}

function extent({ vertex: p }: Mesh, { eye, right, ahead }: Camera) {
  let [left, rightmost, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < p.length; i += stride) {
    const x = (p[i] ?? 0) - eye[0]
    const y = (p[i + 1] ?? 0) - eye[1]
    const depth = x * ahead[0] + y * ahead[1]
    const across = (x * right[0] + y * right[1]) / depth
    const down = (eye[2] - (p[i + 2] ?? 0)) / depth
    if (across < left) left = across
    if (across > rightmost) rightmost = across
    if (down < top) top = down
    if (down > bottom) bottom = down
  }
  return { left, right: rightmost, top, bottom }
}
