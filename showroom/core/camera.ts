import { stride, type Mesh, type Vec } from './mesh.ts'

/** A level camera with a shift lens: verticals stay vertical, as in a professional photo. */
export interface Camera {
  eye: Vec
  right: Vec
  /** Horizontal. */
  ahead: Vec
  /** Pixels per unit of tangent. */
  focal: number
  width: number
  height: number
  /** Image position of the forward direction; `centreY` is the horizon's row. */
  centreX: number
  centreY: number
}

interface FrameOptions {
  /** Degrees around the vehicle: 0 faces its nose, 90 its left side, 180 its tail. */
  yaw: number
  width: number
  height: number
  eyeHeight: number
  distance: number
  /** Maximum share of the picture's width. */
  fillWidth: number
  fillHeight: number
  /** Row of the vehicle's centre, as a share of the height. */
  middle: number
}

/** A camera on a circle around the vehicle, zoomed and shifted to fit the vehicle into the picture. */
export function frame(
  mesh: Mesh,
  { yaw, width, height, eyeHeight, distance, fillWidth, fillHeight, middle }: FrameOptions,
): Camera {
  const unit: Camera = { ...standAt({ yaw, distance, eyeHeight, pivot: [0, 0] }), ...unfocused, width, height }
  const seen = extent(mesh, unit)
  const focal = Math.min(
    (fillWidth * width) / (seen.right - seen.left),
    (fillHeight * height) / (seen.bottom - seen.top),
  )
  const centreX = width / 2 - (focal * (seen.left + seen.right)) / 2
  const centreY = Math.round((height * middle - (focal * (seen.top + seen.bottom)) / 2) / 4) * 4
  return { ...unit, focal, centreX, centreY }
}

const unfocused = { focal: 1, centreX: 0, centreY: 0 }

/** Position of a camera around the vehicle; `distance` and `eyeHeight` in metres. */
export interface CameraPosition {
  yaw: number
  distance: number
  eyeHeight: number
}

/** One camera per position with a common lens: the vehicle keeps its size while turning and fits every picture. */
export function frameTurning(
  mesh: Mesh,
  stands: readonly CameraPosition[],
  { width, height, fillWidth, fillHeight, middle }: Omit<FrameOptions, keyof CameraPosition>,
): Camera[] {
  const pivot = getMiddle(mesh)
  const units = stands.map((stand): Camera => ({ ...standAt({ ...stand, pivot }), ...unfocused, width, height }))
  const seen = units.map((unit) => extent(mesh, unit))
  const reach = Math.max(...seen.map(({ left, right }) => Math.max(-left, right)))
  const top = Math.min(...seen.map((one) => one.top))
  const bottom = Math.max(...seen.map((one) => one.bottom))
  const focal = Math.min((fillWidth * width) / (2 * reach), (fillHeight * height) / (bottom - top))
  const centreY = Math.round((height * middle - (focal * (top + bottom)) / 2) / 4) * 4
  return units.map((unit) => ({ ...unit, focal, centreX: width / 2, centreY }))
}

/** Length of the vehicle including its drawbar, in metres. */
export function measureLength(mesh: Mesh): number {
  const [tail, nose] = listEnds(mesh)
  return nose - tail
}

/** In top view. */
function getMiddle(mesh: Mesh): readonly [x: number, y: number] {
  const [tail, nose] = listEnds(mesh)
  return [(tail + nose) / 2, 0]
}

function listEnds({ vertex: p }: Mesh): readonly [tail: number, nose: number] {
  let [tail, nose] = [Infinity, -Infinity]
  for (let i = 0; i < p.length; i += stride) {
    tail = Math.min(tail, p[i] ?? 0)
    nose = Math.max(nose, p[i] ?? 0)
  }
  return [tail, nose]
}

function standAt({
  yaw,
  distance,
  eyeHeight,
  pivot: [x, y],
}: CameraPosition & { pivot: readonly [x: number, y: number] }): Pick<Camera, 'eye' | 'ahead' | 'right'> {
  const a = (yaw * Math.PI) / 180
  return {
    eye: [x + Math.cos(a) * distance, y + Math.sin(a) * distance, eyeHeight],
    ahead: [-Math.cos(a), -Math.sin(a), 0],
    right: [-Math.sin(a), Math.cos(a), 0],
  }
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
