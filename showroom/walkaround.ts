import sharp from 'sharp'
import { drawSurround, getSurroundings } from './backdrops.ts'
import { frameTurning, type Camera } from './core/camera.ts'
import type { Backdrop } from './core/develop.ts'
import { linear } from './core/light.ts'
import { openFilmCamera } from './film-camera.ts'
import { paints, type PaintName } from '#seed/subjects/paints.ts'
import { stance } from './stance.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { buildSubject } from './subject.ts'
import { writeClip } from './write-clip.ts'

const frames = 50
const framesPerSecond = 10

interface Size {
  width: number
  height: number
}

const evenNumber = (value: number) => Math.round(value / 2) * 2

/** A walk around the vehicle, a loop of five seconds, as WebM. */
export async function drawWalkaround(
  { subject, paint }: { subject: Subject; paint: PaintName },
  { width }: { width: number },
): Promise<Buffer> {
  const size: Size = { width, height: evenNumber((width * 9) / 16) }
  const mesh = buildSubject(subject)
  const cameras = frameTurning(mesh, stands(subject), { ...size, fillWidth: 0.86, fillHeight: 0.74, middle: 0.56 })
  const [first] = cameras
  if (!first) throw new Error('A walk around has no step.')
  const surround = await readSurround(first, size)
  const take = openFilmCamera(size)
  const pictures: Buffer[] = []
  for (const [step, camera] of cameras.entries()) {
    const backdrop = surround(step / frames)
    const pixels = take(mesh, { camera, around: getSurroundings('yard'), backdrop, paint: linear(paints[paint].hex) })
    pictures.push(
      await sharp(pixels, { raw: { ...size, channels: 3 } })
        .webp({ quality: 45, effort: 6 })
        .toBuffer(),
    )
  }
  return writeClip(pictures, { ...size, framesPerSecond })
}

/** Closer at the sides than at the corners, with slight vertical movement, as when walking. */
function stands(subject: Subject) {
  const { eyeHeight, distance } = stance(subject)
  return Array.from({ length: frames }, (_, step) => {
    const turn = (step / frames) * 2 * Math.PI
    return {
      yaw: 40 + (step / frames) * 360,
      distance: distance * (0.82 + 0.06 * Math.cos(2 * turn)),
      eyeHeight: eyeHeight + 0.12 + 0.12 * Math.sin(turn) + 0.015 * Math.sin(turn * 9),
    }
  })
}

/** The yard behind the vehicle at a fraction of the walk, moving with the camera. */
async function readSurround({ focal, centreY }: Camera, size: Size): Promise<(share: number) => Backdrop> {
  const width = Math.round(2 * Math.PI * focal)
  const strip = await drawSurround({ width, height: size.height, horizon: centreY })
  return (share) => {
    const pixels = new Uint8Array(size.width * size.height * 3)
    const left = Math.floor((1 - share) * width) % width
    const ahead = Math.min(size.width, width - left)
    for (let row = 0; row < size.height; row++) {
      const from = row * width * 3
      const to = row * size.width * 3
      pixels.set(strip.subarray(from + left * 3, from + (left + ahead) * 3), to)
      pixels.set(strip.subarray(from, from + (size.width - ahead) * 3), to + ahead * 3)
    }
    return { ...size, pixels }
  }
}
