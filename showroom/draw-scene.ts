import sharp, { type OverlayOptions } from 'sharp'
import { cutOut } from './core/cutout.ts'
import { encodeAvif } from './core/encode-avif.ts'
import { linear, type Surroundings } from './core/light.ts'
import { getSurroundings } from './backdrops.ts'
import { paints, type PaintName } from '#seed/subjects/paints.ts'
import type { SceneKind } from '#seed/subjects/scene-kinds.ts'
import { deskScene, hoistArms, showroomScene, workshopScene } from './scenes/indoors.ts'
import { caravanParkScene, coastScene, duskScene } from './scenes/outdoors.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { findLook } from '#seed/stock/looks.ts'
import { buildSubject } from './subject.ts'

/** A vehicle in a scene: left edge and width of its sprite, in a picture 1920 wide. */
interface Guest {
  make: string
  model: string
  paint: PaintName
  yaw: number
  left: number
  width: number
  /** Pixels above the ground. */
  lift?: number
}

interface Scene {
  draw: () => string
  around: Surroundings
  horizon: number
  guests: readonly Guest[]
  /** Drawn over the vehicles. */
  over?: () => string
}

const dusk: Surroundings = {
  zenith: [0.1, 0.11, 0.3],
  horizon: [0.95, 0.52, 0.38],
  skyline: [0.08, 0.07, 0.11],
  skylineTop: 0.12,
  ground: [0.12, 0.1, 0.12],
  key: [0.85, 0.6, 0.36],
  keyFrom: [0.5, 0.3, 0.81],
}

const scenes = {
  showroom: {
    draw: showroomScene,
    around: getSurroundings('showroom'),
    horizon: 470,
    guests: [
      { make: 'Mazda', model: '6', paint: 'silver', yaw: 330, left: 428, width: 604 },
      { make: 'Hyundai', model: 'Tucson', paint: 'blue', yaw: 318, left: 1224, width: 651 },
      { make: 'Kia', model: 'Sportage', paint: 'red', yaw: 36, left: 712, width: 1116 },
    ],
  },
  'yard-dusk': {
    draw: duskScene,
    around: dusk,
    horizon: 560,
    guests: [
      { make: 'Toyota', model: 'Corolla', paint: 'white', yaw: 24, left: 605, width: 500 },
      { make: 'Ford', model: 'Ranger', paint: 'blue', yaw: 24, left: 848, width: 604 },
      { make: 'Mazda', model: 'CX-5', paint: 'red', yaw: 24, left: 1144, width: 651 },
      { make: 'BMW', model: '3 Series', paint: 'black', yaw: 26, left: 1343, width: 814 },
    ],
  },
  'coast-road': {
    draw: coastScene,
    around: getSurroundings('yard'),
    horizon: 470,
    guests: [{ make: 'Subaru', model: 'Outback', paint: 'teal', yaw: 34, left: 854, width: 651 }],
  },
  workshop: {
    draw: workshopScene,
    around: getSurroundings('showroom'),
    horizon: 470,
    guests: [{ make: 'Toyota', model: 'RAV4', paint: 'white', yaw: 90, left: 372, width: 1116, lift: 40 }],
    over: hoistArms,
  },
  handshake: { draw: deskScene, around: getSurroundings('showroom'), horizon: 470, guests: [] },
  'caravan-park': {
    draw: caravanParkScene,
    around: getSurroundings('park'),
    horizon: 500,
    guests: [{ make: 'Jayco', model: 'Journey', paint: 'teal', yaw: 40, left: 860, width: 999 }],
  },
} as const satisfies Record<SceneKind, Scene>

/** A wide picture for heroes, slides and tiles, as AVIF, 1920 by 1080. */
export async function drawScene(kind: SceneKind): Promise<Buffer> {
  const scene: Scene = scenes[kind]
  const layers: OverlayOptions[] = []
  for (const guest of scene.guests)
    layers.push(await drawGuest(guest, { ...scene, subject: findLook(guest.make, guest.model).subject }))
  if (scene.over) layers.push({ input: Buffer.from(scene.over()), left: 0, top: 0 })
  return encodeAvif(sharp(Buffer.from(scene.draw())).composite(layers).flatten({ background: '#777' }), 45)
}

async function drawGuest(
  guest: Guest,
  { around, horizon, subject }: Pick<Scene, 'around' | 'horizon'> & { subject: Subject },
): Promise<OverlayOptions> {
  const isCaravan = subject.build === 'caravan'
  const sprite = cutOut(buildSubject(subject), {
    yaw: guest.yaw,
    paint: linear(paints[guest.paint].hex),
    around,
    width: guest.width,
    eyeHeight: isCaravan ? 1.65 : 1.35,
    distance: isCaravan ? 11.5 : 8.6,
    shadow: guest.lift === undefined,
  })
  const top = horizon - sprite.horizon - (guest.lift ?? 0)
  const raw = { width: sprite.width, height: sprite.height, channels: 4 } as const
  const cutTop = Math.max(0, -top)
  const cutLeft = Math.max(0, -guest.left)
  const cutRight = Math.max(0, guest.left + sprite.width - 1920)
  const visible = sharp(sprite.pixels, { raw }).extract({
    left: cutLeft,
    top: cutTop,
    width: sprite.width - cutLeft - cutRight,
    height: Math.min(sprite.height - cutTop, 1080 - Math.max(0, top)),
  })
  return {
    input: await visible.png({ compressionLevel: 1 }).toBuffer(),
    left: Math.max(0, guest.left),
    top: Math.max(0, top),
  }
}
