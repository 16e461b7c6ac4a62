import { SYSTEM, Viewer } from '@photo-sphere-viewer/core'
import coreStyles from '@photo-sphere-viewer/core/index.css?inline'

/** Radians from the centre of the picture: to the right, and up. */
export interface Direction {
  yaw: number
  pitch: number
}

export interface PanoramaViewer {
  /** Position of a point in the container, in pixels; null behind the camera. */
  locate: (direction: Direction) => { x: number; y: number } | null
  turnBy: (yaw: number) => void
  /** Percentage from the widest to the narrowest view. */
  zoomBy: (percent: number) => void
  lookAt: (direction: Direction) => void
  destroy: () => void
}

interface PanoramaInput {
  container: HTMLElement
  panorama: string
  /** Whether the panorama should handle arrow keys. */
  hasFocus: () => boolean
  prefersReducedMotion: boolean
  /** Called after each frame. */
  onRender: () => void
  onLoad: () => void
  /** Called if the picture cannot be loaded. */
  onFailure: () => void
}

/** Opens a panorama in an element. The mouse wheel still scrolls the page. Null without WebGL. */
export function openPanorama({
  container,
  panorama,
  prefersReducedMotion,
  ...input
}: PanoramaInput): PanoramaViewer | null {
  if (!hasWebGl()) return null
  adoptCoreStyles()
  const viewer = new Viewer({
    container,
    navbar: false,
    mousewheel: false,
    keyboard: 'always',
    minFov: 40,
    maxFov: 90,
    defaultZoomLvl: 25,
    moveInertia: prefersReducedMotion ? 0 : 0.8,
    canvasBackground: 'transparent',
  })
  // The viewer listens for keys on the whole page.
  viewer.addEventListener('key-press', (event) => {
    if (!input.hasFocus()) event.preventDefault()
  })
  viewer.addEventListener('render', input.onRender)
  let isOpen = true
  viewer.setPanorama(panorama).then(
    (isLoaded) => isLoaded && isOpen && input.onLoad(),
    () => isOpen && input.onFailure(),
  )
  const move = (to: Partial<Direction> & { zoom?: number }) => {
    const { yaw, pitch } = { ...viewer.getPosition(), ...to }
    const zoom = Math.max(0, Math.min(100, to.zoom ?? viewer.getZoomLevel()))
    if (!prefersReducedMotion) return void viewer.animate({ yaw, pitch, zoom, speed: moveMs })
    viewer.rotate({ yaw, pitch })
    viewer.zoom(zoom)
  }
  return {
    locate: (direction) =>
      viewer.dataHelper.isPointVisible(direction) ? viewer.dataHelper.sphericalCoordsToViewerCoords(direction) : null,
    turnBy: (yaw) => move({ yaw: viewer.getPosition().yaw + yaw }),
    zoomBy: (percent) => move({ zoom: viewer.getZoomLevel() + percent }),
    lookAt: move,
    destroy: () => {
      isOpen = false
      viewer.destroy()
    },
  }
}

const moveMs = 400

/** Checked before creating the viewer, which would show its own message. */
function hasWebGl(): boolean {
  try {
    SYSTEM.load()
    return true
  } catch {
    return false
  }
}

let isAdopted = false

/** As a constructed style sheet, which the page's CSP allows. */
function adoptCoreStyles(): void {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(coreStyles)
  document.adoptedStyleSheets.push(sheet)
}
