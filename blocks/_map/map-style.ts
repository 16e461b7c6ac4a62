import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import type { MapLook } from './map-look.ts'

/** Images that the map adds once it has a style: the dot of a town, and the room of a marker. */
export const images = { dot: 'dot', marker: 'marker' } as const
/** Source of the points of the markers, which no name may cover. */
export const markerSource = 'markers'

/**
 * A style for tiles without one. Vector tiles in the OpenMapTiles schema (https://openmaptiles.org/schema) get the colours and fonts of the
 * site, which the browser has: no glyphs are loaded. Pictures are shown as they are.
 */
export function mapStyle(tiles: SourceSpecification, look: MapLook): StyleSpecification {
  const layers: LayerSpecification[] =
    tiles.type === 'vector' ? vectorLayers(look) : [{ id: 'pictures', type: 'raster', source: 'tiles' }]
  const points: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
  return { version: 8, sources: { tiles, [markerSource]: points }, layers }
}

const classIn = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]]
const grows = (...stops: [zoom: number, size: number][]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  ...stops.flat(),
]

const vectorLayers = (look: MapLook): LayerSpecification[] => [
  { id: 'land', type: 'background', paint: { 'background-color': look.land } },
  { ...from('water'), type: 'fill', paint: { 'fill-color': look.sea } },
  { ...from('waterway'), type: 'line', paint: { 'line-color': look.sea, 'line-width': grows([8, 0.5], [15, 3]) } },
  road('street', { filter: classIn('minor', 'service', 'tertiary'), minzoom: 11, widths: [0.5, 5], look }),
  road('road', { filter: classIn('secondary', 'primary', 'trunk'), minzoom: 7, widths: [0.75, 9], look }),
  road('motorway', { filter: classIn('motorway'), minzoom: 5, widths: [1, 12], look }),
  {
    ...from('water', 'coast'),
    type: 'line',
    paint: { 'line-color': look.border, 'line-width': grows([3, 0.5], [9, 1.2]), 'line-opacity': 0.7 },
  },
  {
    ...from('boundary'),
    type: 'line',
    filter: ['all', ['<=', ['get', 'admin_level'], 4], ['!=', ['get', 'maritime'], 1]],
    paint: { 'line-color': look.border, 'line-opacity': 0.45, 'line-dasharray': [4, 3] },
  },
  name('suburb', { classes: ['suburb', 'village', 'hamlet'], minzoom: 7, size: 11, look }),
  name('town', { classes: ['town'], minzoom: 3.3, size: 12, look }),
  name('city', { classes: ['city'], minzoom: 0, size: 13, look }),
  // Uppermost, so that it takes its room before any name.
  {
    id: markerSource,
    type: 'symbol',
    source: markerSource,
    layout: { 'icon-image': images.marker, 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
  },
]

const from = (layer: string, id = layer) => ({ id, source: 'tiles', 'source-layer': layer })

function road(
  id: string,
  about: { filter: FilterSpecification; minzoom: number; widths: [far: number, near: number]; look: MapLook },
): LayerSpecification {
  const { filter, minzoom, look } = about
  const [far, near] = about.widths
  return {
    ...from('transportation', id),
    type: 'line',
    filter,
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': look.road, 'line-width': grows([minzoom, far], [15, near]) },
  }
}

function name(
  id: string,
  { classes, minzoom, size, look }: { classes: string[]; minzoom: number; size: number; look: MapLook },
): LayerSpecification {
  const isCity = id === 'city'
  return {
    ...from('place', id),
    type: 'symbol',
    filter: classIn(...classes),
    minzoom,
    layout: {
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 0],
      'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
      // MapLibre reads the weight from the first name.
      'text-font': [isCity ? 'Semibold' : 'Regular', ...look.fonts],
      'text-size': size,
      'text-padding': 4,
      ...(id === 'suburb'
        ? {}
        : {
            'icon-image': images.dot,
            'icon-size': isCity ? 1 : 0.7,
            'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
            'text-radial-offset': 0.6,
          }),
    },
    paint: { 'text-color': isCity ? look.capital : look.text, 'text-halo-color': look.land, 'text-halo-width': 1.5 },
  }
}
