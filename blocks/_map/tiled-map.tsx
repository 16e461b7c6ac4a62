import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { mapSourceOrigin } from '#schemas/location/map-source.ts'
import type { Point } from '#schemas/location/map-view.ts'
import { useSite } from '../_kit/runtime.tsx'
import { savesData } from '../_ui/saves-data.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { findSource } from './find-source.ts'
import { readMapLook } from './map-look.ts'
import type { MapProps } from './map-marker.ts'
import { FromShape, fromLook, MarkerShape, markerLook } from './marker-shape.tsx'
import type { OpenMap } from './open-map.ts'

interface TiledMapProps extends MapProps {
  /** Called if the map cannot be shown: without WebGL, without its server, or where less data is wanted. */
  onFailure: () => void
}

/** The site's own map, by MapLibre, which is loaded once the map's server has answered. Markers are links to the entries of the list. */
export default function TiledMap({ label, markers, from, onFailure }: TiledMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { source, attribution } = useSite().config.maps
  const [map, setMap] = useState<OpenMap | null>(null)
  const points = [...markers.map(({ point }) => point), ...(from ? [from] : [])]
  const open = useEffectEvent(async (container: HTMLElement, request: { source: string; signal: AbortSignal }) => {
    const [at] = points
    const { signal } = request
    const found = at && hasWebGl() && !savesData() ? await findSource(request.source, { at, signal }) : null
    if (!found) return null
    const { openMap } = await import('./open-map.ts')
    if (signal.aborted) return null
    const origin = mapSourceOrigin(request.source)
    return openMap({ container, source: found, origin, attribution, look: readMapLook(container), points, onFailure })
  })
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const container = frame.current
    if (!container) return undefined
    const closing = new AbortController()
    const opening = open(container, { source, signal: closing.signal }).catch((error: unknown) => {
      reportError(error)
      return null
    })
    void opening.then((opened) => (closing.signal.aborted ? undefined : opened ? setMap(opened) : fail()))
    return () => {
      closing.abort()
      void opening.then((opened) => opened?.destroy())
    }
  }, [source])
  const shown = JSON.stringify(points)
  const fit = useEffectEvent((on: OpenMap) => on.fit(points))
  useEffect(() => {
    if (map && shown !== '[]') fit(map)
  }, [map, shown])
  const look = styleClasses(style)
  return (
    <div role="group" aria-label={label} className={look.frame}>
      <div ref={frame} className={look.map} />
      {map ? (
        <>
          {markers.map(({ id, point, label: name, href, number }, index) => (
            <Placed key={id} map={map} at={point} anchor="bottom" order={markers.length - index}>
              <a href={href} aria-label={name} title={name} className={look.marker} onFocus={() => map.reveal(point)}>
                <svg viewBox="-22 -40 44 44" width="44" height="44" aria-hidden="true">
                  <MarkerShape number={number} />
                </svg>
              </a>
            </Placed>
          ))}
          {from ? (
            <Placed map={map} at={from} anchor="center" order={0}>
              <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true" className={look.from}>
                <FromShape />
              </svg>
            </Placed>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

interface PlacedProps {
  map: OpenMap
  at: Point
  anchor: 'bottom' | 'center'
  /** The highest lies on top. */
  order: number
  children: ReactNode
}

/** Above all markers. */
const focused = 1_000

/** Content at a point of the map. */
function Placed({ map, at: { lat, long }, anchor, order, children }: PlacedProps) {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => map.place(element, { at: { lat, long }, anchor }), [map, element, lat, long, anchor])
  useEffect(() => {
    const setOrder = (to: number) => element.style.setProperty('z-index', String(to))
    setOrder(order)
    const controller = new AbortController()
    element.addEventListener('focusin', () => setOrder(focused), controller)
    element.addEventListener('focusout', () => setOrder(order), controller)
    return () => controller.abort()
  }, [element, order])
  return createPortal(children, element)
}

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

const style = {
  frame: {
    position: 'absolute',
    inset: 0,
    '& .maplibregl-map': { fontFamily: 'body', fontSize: 'xs' },
    '& .maplibregl-ctrl-group': { borderRadius: 'md', overflow: 'hidden' },
    '& .maplibregl-ctrl-group button': { width: '2.5rem', height: '2.5rem' },
    '& .maplibregl-ctrl button:focus-visible, & .maplibregl-canvas:focus-visible, & summary:focus-visible': {
      outline: '3px solid var(--fc-colors-focus)',
      outlineOffset: '-3px',
      boxShadow: 'none',
    },
  },
  map: { width: '100%', height: '100%' },
  marker: { display: 'block', ...markerLook, '& svg': { display: 'block', overflow: 'visible' } },
  from: { ...fromLook, display: 'block' },
} as const satisfies Record<string, CssObject>
