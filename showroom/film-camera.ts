import type { Camera } from './core/camera.ts'
import { develop, negative, type Backdrop } from './core/develop.ts'
import { emptyPlate, expose } from './core/expose.ts'
import type { Rgb, Surroundings } from './core/light.ts'
import type { Mesh } from './core/mesh.ts'
import { emptyVisible, rasterise } from './core/raster.ts'
import { castShadow } from './core/shadow.ts'

interface Shot {
  camera: Camera
  around: Surroundings
  backdrop: Backdrop
  paint: Rgb
}

/** Renders frames into the same large buffers; eight-bit sRGB, three channels. */
export type FilmCamera = (mesh: Mesh, shot: Shot) => Uint8Array

const oversample = 2

export function openFilmCamera({ width, height }: { width: number; height: number }): FilmCamera {
  const visible = emptyVisible(width * oversample, height * oversample)
  const plate = emptyPlate(width, height)
  return (mesh, { camera, around, backdrop, paint }) => {
    rasterise(mesh, camera, visible)
    const exposure = expose(mesh, { camera, visible, around, plate })
    return develop(negative(exposure, backdrop, { camera, shadow: castShadow(mesh, camera) }), paint)
  }
}
