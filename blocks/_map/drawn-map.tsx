import { useLayoutEffect, useRef, useState } from 'react'
import { fitPoints, type MapView, project, scaleAt } from '#schemas/location/map-view.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { borders } from '#schemas/location/state-borders.ts'
import { coast, coastUnits } from './coast.ts'
import type { MapMarker, MapProps } from './map-marker.ts'
import { FromShape, fromLook, MarkerShape, markerLook } from './marker-shape.tsx'
import { placeLabels, type Size, toPixels } from './place-labels.ts'

/** Closer than this the coast would show its corners. */
const drawnZoomAtMost = 8

/**
 * Australia and New Zealand as a drawing: coasts, state borders, towns, and a marker for each place that leads to its entry in the list. It needs
 * no tiles and no service.
 */
export default function DrawnMap({ label, markers, from }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const points = [...markers.map(({ point }) => point), ...(from ? [from] : [])]
  const view = size && size.width > 0 ? fitPoints(points, { ...size, zoomAtMost: drawnZoomAtMost }) : null
  const look = styleClasses(style)
  return (
    <div ref={frame} className={look.frame}>
      {size && view ? (
        <svg role="group" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className={look.map}>
          <Land view={view} size={size} />
          <Names view={view} size={size} markers={markers} />
          {from ? <From at={toPixels(project(from), view, size)} /> : null}
          {/* The first of the list lies on top. */}
          {markers.toReversed().map((marker) => (
            <Marker key={marker.id} marker={marker} at={toPixels(project(marker.point), view, size)} />
          ))}
        </svg>
      ) : null}
    </div>
  )
}

function Land({ view, size }: { view: MapView; size: Size }) {
  const scale = scaleAt(view.zoom) / coastUnits
  const { x, y } = toPixels({ x: 0, y: 0 }, view, size)
  const look = styleClasses(style)
  return (
    <g aria-hidden="true">
      <path d={coast} transform={`translate(${x} ${y}) scale(${scale})`} className={look.land} />
      {borders.map((line) => (
        <polyline
          key={String(line[0])}
          points={line
            .map(([long, lat]) => toPixels(project({ lat, long }), view, size))
            .map((at) => `${at.x},${at.y}`)
            .join(' ')}
          className={look.border}
        />
      ))}
    </g>
  )
}

function Names({ view, size, markers }: { view: MapView; size: Size; markers: readonly MapMarker[] }) {
  const taken = markers.map(({ point }) => toPixels(project(point), view, size))
  const look = styleClasses(style)
  return (
    <g aria-hidden="true">
      {placeLabels(view, size, taken).map(({ name, x, y, isCapital, side }) => (
        <g key={name} className={isCapital ? look.capital : look.town}>
          <circle cx={x} cy={y} r={isCapital ? 3 : 2} />
          <text x={side === 'right' ? x + 6 : x - 6} y={y} textAnchor={side === 'right' ? 'start' : 'end'}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

const From = ({ at: { x, y } }: { at: { x: number; y: number } }) => (
  <g aria-hidden="true" transform={`translate(${x} ${y})`} className={styleClasses(style).from}>
    <FromShape />
  </g>
)

function Marker({
  marker: { label, href, number },
  at: { x, y },
}: {
  marker: MapMarker
  at: { x: number; y: number }
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <a href={href} aria-label={label} className={styleClasses(style).marker}>
        <title>{label}</title>
        <MarkerShape number={number} />
      </a>
    </g>
  )
}

const name: CssObject = {
  fontSize: 'xs',
  '& > text': {
    fill: 'var(--fc-colors-muted)',
    dominantBaseline: 'central',
    paintOrder: 'stroke',
    stroke: 'var(--fc-colors-surface)',
    strokeWidth: '3px',
    strokeLinejoin: 'round',
  },
  '& > circle': { fill: 'var(--fc-colors-lineStrong)' },
}

const style = {
  frame: { position: 'absolute', inset: 0 },
  map: { display: 'block', width: '100%', height: '100%', fontFamily: 'body' },
  land: {
    fill: 'var(--fc-colors-surface)',
    stroke: 'var(--fc-colors-lineStrong)',
    strokeWidth: '1px',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  border: { fill: 'none', stroke: 'var(--fc-colors-line)', strokeWidth: '1px', strokeDasharray: '4 3' },
  capital: { ...name, fontWeight: 'semibold' },
  town: name,
  from: fromLook,
  marker: markerLook,
} as const satisfies Record<string, CssObject>
