import sharp from 'sharp'
import { getSurroundings } from './backdrops.ts'
import { frameTurning, measureLength, type Camera } from './core/camera.ts'
import type { Backdrop } from './core/develop.ts'
import { encodeAvif } from './core/encode-avif.ts'
import { linear } from './core/light.ts'
import type { Mesh } from './core/mesh.ts'
import { openFilmCamera } from './film-camera.ts'
import { memoizeLast } from './memoize-last.ts'
import { paints } from '#seed/subjects/paints.ts'
import { spinFrames, type Portrait } from '#seed/subjects/portrait.ts'
import { stance } from './stance.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { buildSubject } from './subject.ts'
import { turntableBackdrop } from './turntable-backdrop.ts'

interface Turntable {
  /** One frame of a spin, an AVIF picture. Request the frames of one vehicle consecutively. */
  take: (frame: Extract<Portrait, { kind: 'spin' }>) => Promise<Buffer>
}

interface Stage {
  mesh: Mesh
  cameras: Camera[]
  backdrop: Promise<Backdrop>
}

/** Starts at front left, turning left; the height is two thirds of the width. */
export function openTurntable({ width }: { width: number }): Turntable {
  const size = { width, height: Math.round((width * 2) / 3) }
  const stageOf = memoizeLast((_name: string, subject: Subject): Stage => {
    const mesh = buildSubject(subject)
    const cameras = spinCameras(mesh, { subject, ...size })
    return { mesh, cameras, backdrop: readBackdrop(mesh, { subject, cameras }) }
  })
  let film: ReturnType<typeof openFilmCamera> | null = null
  return {
    take: async ({ name, subject, paint, frame }) => {
      const { mesh, cameras, backdrop } = stageOf(name, subject)
      const camera = cameras[frame]
      if (!camera) throw new RangeError(`A turn has ${spinFrames} frames, and no frame ${frame}.`)
      film ??= openFilmCamera(size)
      const around = getSurroundings('showroom')
      const pixels = film(mesh, { camera, around, backdrop: await backdrop, paint: linear(paints[paint].hex) })
      return encodeAvif(sharp(pixels, { raw: { ...size, channels: 3 } }), 31)
    },
  }
}

/** One camera per frame. */
export function spinCameras(
  mesh: Mesh,
  { subject, width, height }: { subject: Subject; width: number; height: number },
): Camera[] {
  const { eyeHeight, distance, fillHeight, middle } = stance(subject)
  const stands = Array.from({ length: spinFrames }, (_, frame) => ({
    yaw: 40 + (frame * 360) / spinFrames,
    distance,
    eyeHeight: eyeHeight + 0.25,
  }))
  return frameTurning(mesh, stands, { width, height, fillWidth: 0.9, fillHeight, middle })
}

async function readBackdrop(
  mesh: Mesh,
  { subject, cameras: [camera] }: { subject: Subject; cameras: readonly Camera[] },
): Promise<Backdrop> {
  if (!camera) throw new Error('A turn has no frame.')
  const { distance } = stance(subject)
  return turntableBackdrop(camera, { distance, radius: Math.min(measureLength(mesh) / 2 + 0.25, distance * 0.36) })
}
