import sharp from 'sharp'
import { drawBackdrop, surroundingsOf, type BackdropName, type Scenery } from './backdrops.ts'
import { frame, type Camera } from './core/camera.ts'
import { develop, negative, type Backdrop, type Negative } from './core/develop.ts'
import { emptyPlate, expose, type Exposure } from './core/expose.ts'
import { linear } from './core/light.ts'
import type { Mesh } from './core/mesh.ts'
import { emptyVisible, rasterise } from './core/raster.ts'
import { castShadow, type Shadow } from './core/shadow.ts'
import { drawInside } from './inside.ts'
import { paints } from './paints.ts'
import { angles, type Angle, type Portrait } from './portrait.ts'
import { buildSubject, type Subject } from './subject.ts'

export interface Studio {
  /** A WebP picture. Ask for portraits of one subject, angle and place in a row: only their paints then need work. */
  take: (portrait: Portrait) => Promise<Buffer>
}

const oversample = 2

interface View {
  camera: Camera
  exposure: Exposure
  shadow: Shadow
}

/** A studio keeps large buffers and what it made last; one each thread. */
export function openStudio({ width = 960, height = 640 }: { width?: number; height?: number } = {}): Studio {
  const visible = emptyVisible(width * oversample, height * oversample)
  const plate = emptyPlate(width, height)
  const scenery = new Map<BackdropName, Scenery>()
  const meshOf = lastOf((_name: string, subject: Subject) => buildSubject(subject))
  const viewOf = lastOf(
    (
      _key: string,
      { mesh, subject, angle, place }: { mesh: Mesh; subject: Subject; angle: Angle; place: BackdropName },
    ): View => {
      const camera = frame(mesh, { yaw: angles[angle], width, height, ...stance(subject) })
      rasterise(mesh, camera, visible)
      return {
        camera,
        exposure: expose(mesh, { camera, visible, around: surroundingsOf(place), plate }),
        shadow: castShadow(mesh, camera),
      }
    },
  )
  const negativeOf = lastOf((_key: string, { view, backdrop }: { view: View; backdrop: Backdrop }): Negative =>
    negative(view.exposure, backdrop, view),
  )

  async function sceneryOf(place: BackdropName): Promise<Scenery> {
    const known = scenery.get(place)
    if (known) return known
    const drawn = await drawBackdrop(place, { width, height })
    scenery.set(place, drawn)
    return drawn
  }

  return {
    take: async (portrait) => {
      if (portrait.kind === 'inside') return drawInside(portrait, { width, height })
      const { name, subject, angle, place, paint } = portrait
      const mesh = meshOf(name, subject)
      const light = place === 'showroom' ? 'in' : 'out'
      const view = viewOf(`${name} ${angle} ${light}`, { mesh, subject, angle, place })
      const backdrop = (await sceneryOf(place)).at(Math.round(view.camera.centreY))
      const film = negativeOf(`${name} ${angle} ${place}`, { view, backdrop })
      const pixels = develop(film, linear(paints[paint].hex))
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .webp({ quality: 80, effort: 2 })
        .toBuffer()
    },
  }
}

/** Where the photographer stands, and how much of the picture the vehicle takes. */
export function stance(subject: Subject): {
  eyeHeight: number
  distance: number
  fillWidth: number
  fillHeight: number
  middle: number
} {
  switch (subject.build) {
    case 'car':
      return { eyeHeight: 1.35, distance: 8.6, fillWidth: 0.84, fillHeight: 0.62, middle: 0.56 }
    case 'caravan':
      return { eyeHeight: 1.65, distance: 11.5, fillWidth: 0.84, fillHeight: 0.66, middle: 0.54 }
    case 'motorcycle':
      return { eyeHeight: 1, distance: 4.6, fillWidth: 0.78, fillHeight: 0.7, middle: 0.54 }
  }
}

/** Remembers the last result alone. */
function lastOf<Input, Output>(make: (key: string, input: Input) => Output): (key: string, input: Input) => Output {
  let last: { key: string; value: Output } | null = null
  return (key, input) => {
    if (last === null || last.key !== key) last = { key, value: make(key, input) }
    return last.value
  }
}
