import sharp from 'sharp'
import type { BackdropName } from '#seed/subjects/portrait.ts'
import { drawBackdrop, getSurroundings, type Scenery } from './backdrops.ts'
import { frame, type Camera } from './core/camera.ts'
import { develop, negative, type Backdrop, type Negative } from './core/develop.ts'
import { encodeAvif } from './core/encode-avif.ts'
import { emptyPlate, expose, type Exposure } from './core/expose.ts'
import { linear } from './core/light.ts'
import type { Mesh } from './core/mesh.ts'
import { emptyVisible, rasterise } from './core/raster.ts'
import { castShadow, type Shadow } from './core/shadow.ts'
import { drawInside } from './inside.ts'
import { memoizeLast } from './memoize-last.ts'
import { drawPanorama } from './panorama.ts'
import { paints } from '#seed/subjects/paints.ts'
import { angles, type Angle, type Portrait } from '#seed/subjects/portrait.ts'
import { stance } from './stance.ts'
import type { Subject } from '#seed/subjects/subject.ts'
import { buildSubject } from './subject.ts'
import { openTurntable } from './turntable.ts'
import { drawWalkaround } from './walkaround.ts'

export interface Studio {
  /**
   * An AVIF picture, or a WebM film of a walkaround. Request portraits of one subject, angle and place consecutively: only their paints are
   * then computed.
   */
  take: (portrait: Portrait) => Promise<Buffer>
}

const oversample = 2

interface View {
  camera: Camera
  exposure: Exposure
  shadow: Shadow
}

/** Pictures are two thirds as high as wide. A studio keeps large buffers and its last results; one per thread. */
export function openStudio({ width = 720 }: { width?: number } = {}): Studio {
  const height = Math.round((width * 2) / 3)
  const visible = emptyVisible(width * oversample, height * oversample)
  const plate = emptyPlate(width, height)
  const scenery = new Map<BackdropName, Scenery>()
  const turntable = openTurntable({ width: Math.round((width * 5) / 6) })
  const meshOf = memoizeLast((_name: string, subject: Subject) => buildSubject(subject))
  const viewOf = memoizeLast(
    (
      _key: string,
      { mesh, subject, angle, place }: { mesh: Mesh; subject: Subject; angle: Angle; place: BackdropName },
    ): View => {
      const camera = frame(mesh, { yaw: angles[angle], width, height, ...stance(subject) })
      rasterise(mesh, camera, visible)
      return {
        camera,
        exposure: expose(mesh, { camera, visible, around: getSurroundings(place), plate }),
        shadow: castShadow(mesh, camera),
      }
    },
  )
  const negativeOf = memoizeLast((_key: string, { view, backdrop }: { view: View; backdrop: Backdrop }): Negative =>
    negative(view.exposure, backdrop, view),
  )

  async function readScenery(place: BackdropName): Promise<Scenery> {
    const known = scenery.get(place)
    if (known) return known
    const drawn = await drawBackdrop(place, { width, height })
    scenery.set(place, drawn)
    return drawn
  }

  return {
    take: async (portrait) => {
      switch (portrait.kind) {
        case 'inside':
          return drawInside(portrait, { width, height })
        case 'panorama':
          return drawPanorama(portrait, { width: Math.round((width * 8) / 3) })
        case 'spin':
          return turntable.take(portrait)
        case 'walkaround':
          return drawWalkaround(portrait, { width: Math.round(width / 3) * 2 })
        case 'outside':
          return takeOutside(portrait)
      }
    },
  }

  async function takeOutside(portrait: Extract<Portrait, { kind: 'outside' }>): Promise<Buffer> {
    const { name, subject, angle, place, paint } = portrait
    const mesh = meshOf(name, subject)
    const light = place === 'showroom' ? 'in' : 'out'
    const view = viewOf(`${name} ${angle} ${light}`, { mesh, subject, angle, place })
    const backdrop = (await readScenery(place)).at(Math.round(view.camera.centreY))
    const film = negativeOf(`${name} ${angle} ${place}`, { view, backdrop })
    const pixels = develop(film, linear(paints[paint].hex))
    return encodeAvif(sharp(pixels, { raw: { width, height, channels: 3 } }), 33)
  }
}
