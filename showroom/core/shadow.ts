import type { Camera } from './camera.ts'
import { stride, type Mesh } from './mesh.ts'

const cell = 0.03
const columns = 400
const rows = 260

/** Shadow on the ground at a point: soft under the whole vehicle, dark at its contacts. 0 lit, 1 black. */
export type Shadow = (x: number, y: number) => number

/** Seen from the light, above the camera's left shoulder. */
export function castShadow(mesh: Mesh, camera: Camera): Shadow {
  const lean = 0.28
  const shiftX = -(camera.right[0] * -0.8 + camera.ahead[0] * -0.35) * lean
  const shiftY = -(camera.right[1] * -0.8 + camera.ahead[1] * -0.35) * lean
  const whole = footprint(mesh, { shiftX, shiftY, below: 9 })
  const close = footprint(mesh, { shiftX: shiftX * 0.5, shiftY: shiftY * 0.5, below: 0.42 })
  const feet = footprint(mesh, { shiftX: 0, shiftY: 0, below: 0.1 })
  blur(whole, 9)
  blur(close, 7)
  blur(feet, 2)
  const dark = whole.map(
    (share, i) => 1 - (1 - 0.5 * share) * (1 - 0.55 * (close[i] ?? 0)) * (1 - 0.75 * (feet[i] ?? 0)),
  )
  return (x, y) => read(dark, x, y)
}

function footprint(
  { vertex: p, index }: Mesh,
  { shiftX, shiftY, below }: { shiftX: number; shiftY: number; below: number },
): Float32Array {
  const map = new Float32Array(columns * rows)
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [(index[i] ?? 0) * stride, (index[i + 1] ?? 0) * stride, (index[i + 2] ?? 0) * stride]
    const low = Math.min(p[a + 2] ?? 0, p[b + 2] ?? 0, p[c + 2] ?? 0)
    if (low > below) continue
    const px = (o: number) => ((p[o] ?? 0) + shiftX * (p[o + 2] ?? 0)) / cell + columns / 2
    const py = (o: number) => ((p[o + 1] ?? 0) + shiftY * (p[o + 2] ?? 0)) / cell + rows / 2
    fill(map, [px(a), py(a), px(b), py(b), px(c), py(c)])
  }
  return map
}

function fill(
  map: Float32Array,
  [x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number],
): void {
  const left = Math.max(0, Math.floor(Math.min(x0, x1, x2)))
  const right = Math.min(columns - 1, Math.ceil(Math.max(x0, x1, x2)))
  const top = Math.max(0, Math.floor(Math.min(y0, y1, y2)))
  const bottom = Math.min(rows - 1, Math.ceil(Math.max(y0, y1, y2)))
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (Math.abs(area) < 1e-9) return
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const a = ((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) / area
      const b = ((x2 - x) * (y0 - y) - (x0 - x) * (y2 - y)) / area
      if (a >= -0.2 && b >= -0.2 && a + b <= 1.2) map[y * columns + x] = 1
    }
  }
}

/** Three box blurs along both axes: close to a Gaussian. */
function blur(map: Float32Array, reach: number): void {
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < rows; y++) slide(map, { start: y * columns, step: 1, count: columns, reach })
    for (let x = 0; x < columns; x++) slide(map, { start: x, step: columns, count: rows, reach })
  }
}

function slide(
  map: Float32Array,
  { start, step, count, reach }: { start: number; step: number; count: number; reach: number },
): void {
  const line = new Float32Array(count)
  for (let i = 0; i < count; i++) line[i] = map[start + i * step] ?? 0
  let sum = 0
  for (let i = 0; i < reach; i++) sum += line[i] ?? 0
  for (let i = 0; i < count; i++) {
    sum += (line[i + reach] ?? 0) - (line[i - reach - 1] ?? 0)
    map[start + i * step] = sum / (2 * reach + 1)
  }
}

function read(map: Float32Array, x: number, y: number): number {
  const px = x / cell + columns / 2
  const py = y / cell + rows / 2
  const [ix, iy] = [Math.floor(px), Math.floor(py)]
  if (ix < 0 || iy < 0 || ix >= columns - 1 || iy >= rows - 1) return 0
  const [fx, fy] = [px - ix, py - iy]
  const at = iy * columns + ix
  const upper = (map[at] ?? 0) * (1 - fx) + (map[at + 1] ?? 0) * fx
  const lower = (map[at + columns] ?? 0) * (1 - fx) + (map[at + columns + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}
