import { apply } from '../core/materials.ts'
import type { Material, MeshBuilder, Point, SeenPoint, Surface } from '../core/mesh.ts'
import { clamp, mix } from '../parts/profile.ts'
import type { Cabin } from './cabin.ts'
import { paintDeck, paintSide } from './paint-side.ts'
import { paintNose } from './paint-nose.ts'
import { paintTail } from './paint-tail.ts'
import type { Shell, Station } from './shell.ts'

const wallRows = 30
const rollRows = 7
const deckRows = 9
const rollHeight = 0.045

/** The painted lower body: sides, rounded shoulder, bonnet and boot as one surface with holes for the wheels. */
export function buildBody(mesh: MeshBuilder, shell: Shell, cabin: Cabin): void {
  const surface: Surface = {
    name: 'body',
    paintAt: bodyPaint(shell, cabin),
    holeAt: (p) => isWheelArch(shell, p) || isChassis(shell, p),
    hasWideHoles: true,
    solid: true,
  }
  mesh.grid(surface, {
    rows: wallRows + rollRows + deckRows,
    columns: shell.stations.length,
    mirrored: true,
    at: (row, column) =>
      bodyPoint(shell, row, shell.stations[column] ?? shell.stations[0] ?? { x: 0, y: 0, nx: 0, ny: 1, s: 0 }),
  })
}

function bodyPoint(shell: Shell, row: number, station: Station): Point {
  const low = shell.bottom(station.x)
  const sideways = station.ny * station.ny
  const rollWidth = mix(0.075, 0.055, sideways)
  const guess = station.x - station.nx * (shell.inset(station, shell.top(station.x) - rollHeight) + rollWidth)
  const high = shell.top(guess)
  const rimInset = shell.inset(station, high - rollHeight) + rollWidth
  const rimX = station.x - station.nx * rimInset
  if (row < wallRows) {
    const h = row / (wallRows - 1)
    const z = mix(low, high - rollHeight, h)
    const inset = shell.inset(station, z)
    return {
      x: station.x - station.nx * inset,
      y: Math.max(0, station.y - station.ny * inset),
      z,
      u: station.s,
      v: h * 0.95,
    }
  }
  if (row < wallRows + rollRows) {
    const angle = ((row - wallRows + 1) / rollRows) * (Math.PI / 2)
    const inset = rimInset - rollWidth * Math.cos(angle)
    const z = high - rollHeight + rollHeight * Math.sin(angle)
    return {
      x: station.x - station.nx * inset,
      y: Math.max(0, station.y - station.ny * inset),
      z,
      u: station.s,
      v: 0.95 + (0.05 * angle) / (Math.PI / 2),
    }
  }
  const t = (row - wallRows - rollRows + 1) / deckRows
  const rimY = Math.max(0, station.y - station.ny * rimInset)
  const inTub = shell.cabEnd !== null && rimX < shell.cabEnd
  const crown = inTub ? 0 : 0.038 * clamp(rimY / 0.6, 0, 1)
  return { x: rimX, y: rimY * (1 - t), z: high + crown * (1 - (1 - t) ** 2), u: station.s, v: 1 + t }
}

function bodyPaint(shell: Shell, cabin: Cabin): (point: SeenPoint, material: Material) => void {
  const nosePaint = paintNose(shell)
  const tailPaint = paintTail(shell)
  const sidePaint = paintSide(shell, cabin)
  const deckPaint = paintDeck(shell)
  return (point, material) => {
    apply(material, 'lacquer')
    const low = shell.bottom(point.x)
    material.open = 0.5 + 0.5 * clamp((point.z - low + 0.05) / 0.4, 0, 1)
    if (point.v > 1) {
      deckPaint(point, material)
      return
    }
    sidePaint(point, material)
    if (point.x > shell.frontAxle) nosePaint(point, material)
    else if (point.x < shell.rearAxle) tailPaint(point, material)
  }
}

/** A cab chassis has no body behind the cab. */
function isChassis({ shape, cabEnd }: Shell, { x }: Point): boolean {
  return shape.kind === 'cab-chassis' && cabEnd !== null && x < cabEnd
}

function isWheelArch(shell: Shell, point: Point): boolean {
  if (point.v > 1 || Math.abs(point.y) < shell.half * 0.55) return false
  const dz = point.z - shell.tyreRadius
  const limit = shell.archRadius * shell.archRadius
  const front = point.x - shell.frontAxle
  const rear = point.x - shell.rearAxle
  return front * front + dz * dz < limit || rear * rear + dz * dz < limit
}
