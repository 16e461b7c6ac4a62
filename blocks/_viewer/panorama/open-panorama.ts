import 'pannellum'
import { directionOf, type ShownHotspot } from '#schemas/vehicle/hotspots-shown.ts'

/** What the house uses of pannellum, which puts itself on `window`. https://pannellum.org/documentation/api/ */
export interface PanoramaViewer {
  getYaw: () => number
  setYaw: (degrees: number) => void
  getHfov: () => number
  setHfov: (degrees: number) => void
  lookAt: (pitch: number, yaw: number) => void
  on: (event: 'load' | 'error', listener: () => void) => void
  destroy: () => void
}

declare global {
  interface Window {
    pannellum: { viewer: (container: HTMLElement, config: Record<string, unknown>) => PanoramaViewer }
  }
}

interface PanoramaInput {
  panorama: string
  hotspots: readonly ShownHotspot[]
  /** Gets the element that the viewer keeps at a hotspot's place. */
  hold: (id: string, element: HTMLElement) => void
}

/** Opens a panorama in an element. The wheel goes on scrolling the page; arrow keys look around while it has the focus. */
export const openPanorama = (container: HTMLElement, { panorama, hotspots, hold }: PanoramaInput): PanoramaViewer =>
  window.pannellum.viewer(container, {
    type: 'equirectangular',
    panorama,
    autoLoad: true,
    showControls: false,
    mouseZoom: false,
    compass: false,
    hfov: 100,
    minHfov: 50,
    maxHfov: 110,
    escapeHTML: true,
    hotSpots: hotspots.map((hotspot) => ({
      ...directionOf(hotspot),
      cssClass: 'at-hotspot',
      createTooltipFunc: (element: HTMLElement) => hold(hotspot.id, element),
    })),
  })
