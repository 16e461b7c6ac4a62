import {
  AttributionControl,
  GeoJSONSource,
  type LngLatBoundsLike,
  Map as MapLibre,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import styles from 'maplibre-gl/dist/maplibre-gl.css?inline'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { mapRules, type Point } from '#schemas/location/map-view.ts'
import type { FoundSource } from './find-source.ts'
import type { MapLook } from './map-look.ts'
import { images, mapStyle, markerSource } from './map-style.ts'

export interface OpenMap {
  /** Puts an element on the map by its foot, or by its centre; the first of a list lies on top. Returns what takes it off again. */
  place: (element: HTMLElement, where: { at: Point; anchor: 'bottom' | 'center' }) => () => void
  /** Shows all of these. */
  fit: (points: readonly Point[]) => void
  /** Moves the map if the point is out of sight. */
  reveal: (point: Point) => void
  destroy: () => void
}

interface MapInput {
  container: HTMLElement
  source: FoundSource
  /** Of the only server that it may call beside the site's own; null for none. */
  origin: string | null
  /** Who it is by, as plain text. */
  attribution: string
  look: MapLook
  points: readonly Point[]
  /** Called if it cannot be shown: its server answers wrongly. */
  onFailure: () => void
}

/** In pixels around the outermost points: a marker stands on its point, and the buttons are at the right. */
const padding = { top: 60, right: 80, bottom: 40, left: 40 }
const moveMs = 600

/**
 * Opens a map in an element. The wheel and one finger scroll the page; two fingers, buttons and keys move the map. Throws without WebGL 2.
 * MapLibre itself respects that less motion is wanted.
 */
export function openMap({ container, source, origin, attribution, look, points, onFailure }: MapInput): OpenMap {
  adoptStyles()
  setWorkerUrl(workerUrl)
  const zoomAtMost = source.kind === 'tiles' ? source.zoomAtMost : mapRules.zoomAtMost
  const view = { padding, maxZoom: zoomAtMost }
  const map = new MapLibre({
    container,
    style: source.kind === 'tiles' ? mapStyle(source.tiles, look) : source.url,
    transformRequest: (url) => onlyFrom([origin, location.origin], url),
    bounds: boundsOf(points),
    fitBoundsOptions: view,
    maxZoom: zoomAtMost,
    renderWorldCopies: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ customAttribution: escapeHtml(attribution) }))
  let isPainted = false
  let shown = points
  map.on('style.load', () => {
    map.addImage(images.dot, drawDot(look.border), { pixelRatio: 2 })
    map.addImage(images.marker, { width: 40, height: 40, data: new Uint8Array(40 * 40 * 4) })
    void keepClear(map, shown)
  })
  map.on('load', () => {
    isPainted = true
  })
  map.on('error', () => {
    if (!isPainted) onFailure()
  })
  return {
    place: (element, { at, anchor }) => {
      const offset: [number, number] = anchor === 'bottom' ? [0, 4] : [0, 0]
      const marker = new Marker({ element, anchor, offset }).setLngLat([at.long, at.lat]).addTo(map)
      return () => marker.remove()
    },
    fit: (next) => {
      shown = next
      void keepClear(map, next)
      map.fitBounds(boundsOf(next), { ...view, duration: moveMs })
    },
    reveal: ({ lat, long }) => {
      if (!map.getBounds().contains([long, lat])) map.panTo([long, lat])
    },
    destroy: () => map.remove(),
  }
}

/** A style may name other servers. The worker that loads vector tiles is not under the page's policy, which refuses them. */
async function onlyFrom(origins: readonly (string | null)[], url: string): Promise<{ url: string }> {
  if (!origins.includes(new URL(url).origin)) throw new Error(`The map asks another server: ${url}`)
  return { url }
}

function boundsOf(points: readonly Point[]): LngLatBoundsLike {
  const [lats, longs] = [points.map(({ lat }) => lat), points.map(({ long }) => long)]
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}

/** Keeps the names of a style of ours from under the markers. */
async function keepClear(map: MapLibre, points: readonly Point[]): Promise<void> {
  const source = map.getSource(markerSource)
  if (!(source instanceof GeoJSONSource)) return
  await source.setData({
    type: 'MultiPoint',
    coordinates: points.map(({ lat, long }) => [long, lat]),
  })
}

function drawDot(colour: string): ImageData {
  const size = 14
  const context = new OffscreenCanvas(size, size).getContext('2d')
  if (!context) return new ImageData(size, size)
  context.fillStyle = colour
  context.arc(size / 2, size / 2, size / 2 - 1, 0, 2 * Math.PI)
  context.fill()
  return context.getImageData(0, 0, size, size)
}

let areAdopted = false

/** As a constructed style sheet, which the page's CSP allows. */
function adoptStyles(): void {
  if (areAdopted) return
  areAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
