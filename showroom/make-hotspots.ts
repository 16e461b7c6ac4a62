import type { HotspotAnchor, VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { type Camera, measureLength } from './core/camera.ts'
import { stride, type Mesh, type Vec } from './core/mesh.ts'
import { buildSubject } from './subject.ts'
import { spinCameras } from './turntable.ts'

interface Mark {
  id: string
  description: string
  /** Share of the length from the tail, of the half width to the left, and of the height. */
  at: Vec
  /** Visible when this side faces the camera. */
  faces: Vec
}

const carMarks: readonly Mark[] = [
  {
    id: 'headlights',
    description: 'LED headlights that dip by themselves for oncoming traffic',
    at: [0.955, 0.72, 0.46],
    faces: [0.8, 0.6, 0],
  },
  { id: 'wheel', description: 'Alloy wheels, all four free of kerb marks', at: [0.81, 1, 0.2], faces: [0, 1, 0] },
  {
    id: 'tailgate',
    description: 'Power tailgate: opens at the press of a button, or a foot under the bumper',
    at: [0.01, 0, 0.55],
    faces: [-1, 0, 0],
  },
]
const caravanMarks: readonly Mark[] = [
  { id: 'awning', description: 'Roll-out awning with LED strip', at: [0.45, 1, 0.88], faces: [0, 1, 0] },
  { id: 'wheels', description: 'Tandem axle with independent suspension', at: [0.45, 1, 0.14], faces: [0, 1, 0] },
]
const cabinMarks = [
  { id: 'screen', description: 'Touchscreen with Apple CarPlay and Android Auto', posX: 0.5, posY: 0.58 },
  { id: 'driver-seat', description: 'Driver’s seat, height adjustable', posX: 0.67, posY: 0.82 },
]
const loungeMarks = [
  { id: 'cooktop', description: 'Four burners, three gas and one electric', posX: 0.755, posY: 0.66 },
  { id: 'bed', description: 'Queen-size bed with storage below', posX: 0.5, posY: 0.65 },
]

/** Hotspots on every frame of the spin that shows them, and inside. */
export function makeHotspots(subject: Subject): VehicleHotspot[] {
  const mesh = buildSubject(subject)
  const size = { width: 720, height: 480 }
  const cameras = spinCameras(mesh, { subject, ...size })
  const isCaravan = subject.build === 'caravan'
  const outside = (isCaravan ? caravanMarks : carMarks).map(({ id, description, at, faces }) => ({
    id,
    description,
    anchors: { exterior: getAnchors(cameras, { point: getPoint(mesh, at), faces, ...size }), interior: [] },
  }))
  const inside = (isCaravan ? loungeMarks : cabinMarks).map(({ id, description, posX, posY }) => ({
    id,
    description,
    anchors: { exterior: [], interior: [{ activeAngle: 0, posX, posY }] },
  }))
  return [...outside, ...inside]
}

function getAnchors(
  cameras: readonly Camera[],
  { point, faces, width, height }: { point: Vec; faces: Vec; width: number; height: number },
): HotspotAnchor[] {
  return cameras.flatMap(({ eye, right, ahead, focal, centreX, centreY }, activeAngle) => {
    const away: Vec = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]]
    const long = Math.hypot(away[0], away[1])
    if (-(away[0] * faces[0] + away[1] * faces[1]) / long < 0.35) return []
    const depth = away[0] * ahead[0] + away[1] * ahead[1]
    const across = (away[0] * right[0] + away[1] * right[1]) / depth
    return [
      {
        activeAngle,
        posX: share((centreX + focal * across) / width),
        posY: share((centreY - (focal * away[2]) / depth) / height),
      },
    ]
  })
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

/** In metres. */
function getPoint(mesh: Mesh, [along, across, up]: Vec): Vec {
  let [tail, half, top] = [Infinity, 0, 0]
  for (let i = 0; i < mesh.vertex.length; i += stride) {
    tail = Math.min(tail, mesh.vertex[i] ?? 0)
    half = Math.max(half, bodyHalf(mesh, i))
    top = Math.max(top, mesh.vertex[i + 2] ?? 0)
  }
  return [tail + along * measureLength(mesh), across * half, up * top]
}

/** Mirrors are wider than the body; there are none at wheel height. */
const bodyHalf = ({ vertex }: Mesh, at: number): number => ((vertex[at + 2] ?? 0) < 0.7 ? (vertex[at + 1] ?? 0) : 0)
