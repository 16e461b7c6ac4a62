import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toDirection, type ShownHotspot } from '#schemas/vehicle/hotspots-shown.ts'
import { prefersReducedMotion } from '../../_ui/carousel/native-scroll.ts'
import { Icon } from '../../_ui/icon.tsx'
import type { IconName } from '../../_ui/icons.ts'
import { Spinner } from '../../_ui/spinner.tsx'
import { styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { Hotspot } from '../hotspots.tsx'
import { roundButton } from '../viewer-style.ts'
import { type Direction, openPanorama, type PanoramaViewer } from './open-panorama.ts'
import * as texts from '../texts.ts'

interface PanoramaProps {
  panorama: string
  title: string
  hotspots: readonly ShownHotspot[]
  /** Whether it takes the focus, and with it the arrow keys, when it opens. */
  takesFocus?: boolean
  /** Called without WebGL, or if the picture cannot be loaded. */
  giveUp: () => void
}

/** The interactive interior: by pointer, arrow keys and buttons. Only in the browser. */
export default function Panorama({ panorama, title, hotspots, takesFocus = false, giveUp }: PanoramaProps) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const viewer = useRef<PanoramaViewer>(null)
  const spots = useRef(new Map<string, HTMLElement>())
  const [isLoading, setLoading] = useState(true)
  const [open, setOpen] = useState('')
  const style = styleClasses(styles)

  const placeHotspots = useEffectEvent(() => {
    for (const hotspot of hotspots) {
      const element = spots.current.get(hotspot.id)
      const at = viewer.current?.locate(directionTo(hotspot))
      if (!element) continue
      element.style.visibility = at ? 'visible' : 'hidden'
      if (at) element.style.transform = `translate(${at.x}px, ${at.y}px)`
    }
  })
  const onFailure = useEffectEvent(giveUp)

  useEffect(() => {
    if (!canvas.current) return
    const opened = openPanorama({
      container: canvas.current,
      panorama,
      hasFocus: () => place.current?.contains(document.activeElement) ?? false,
      prefersReducedMotion: prefersReducedMotion(),
      onRender: () => placeHotspots(),
      onLoad: () => setLoading(false),
      onFailure: () => onFailure(),
    })
    viewer.current = opened
    if (!opened) return onFailure()
    if (takesFocus) place.current?.focus({ preventScroll: true })
    return () => opened.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- opened once: a page's vehicle stays the same.
  }, [panorama])

  return (
    <>
      <div
        ref={place}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys look around.
        tabIndex={0}
        aria-label={texts.lookAroundInsideTheTitle({ title })}
        className={style.place}
      >
        <div ref={canvas} className={style.canvas} />
        {hotspots.map((hotspot) => {
          const { id, description } = hotspot
          const toggle = () => {
            setOpen(id === open ? '' : id)
            // Its text needs room in the centre.
            if (id !== open) viewer.current?.lookAt(directionTo(hotspot))
          }
          return (
            <span
              key={id}
              ref={(element) => {
                if (element) spots.current.set(id, element)
                else spots.current.delete(id)
              }}
              className={style.spot}
            >
              <Hotspot
                description={description}
                isOpen={id === open}
                toggle={toggle}
                close={() => setOpen('')}
                opensTo={{ x: 'middle', y: 'up' }}
              />
            </span>
          )
        })}
      </div>
      {isLoading ? (
        <span role="status" aria-label={texts.loadingTheInterior} className={style.loading}>
          <Spinner />
        </span>
      ) : (
        <span className={style.buttons}>
          {moves.map(({ label, icon, move }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              className={style.button}
              onClick={() => viewer.current && move(viewer.current)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </span>
      )}
    </>
  )
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function directionTo(hotspot: ShownHotspot): Direction {
  const { yaw, pitch } = toDirection(hotspot)
  return { yaw: radians(yaw), pitch: radians(pitch) }
}

const moves: readonly { label: string; icon: IconName; move: (viewer: PanoramaViewer) => void }[] = [
  { label: texts.lookLeft, icon: 'chevronLeft', move: (viewer) => viewer.turnBy(radians(-30)) },
  { label: texts.lookRight, icon: 'chevronRight', move: (viewer) => viewer.turnBy(radians(30)) },
  { label: texts.zoomIn, icon: 'plus', move: (viewer) => viewer.zoomBy(30) },
  { label: texts.zoomOut, icon: 'minus', move: (viewer) => viewer.zoomBy(-30) },
]

const styles = {
  place: {
    position: 'absolute',
    inset: 0,
    '&:focus-visible': { outline: 'none' },
    // An outline of the element itself would be behind the picture.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 'raised',
      borderRadius: 'lg',
      outline: '3px solid var(--fc-colors-focus)',
      outlineOffset: '-4px',
      pointerEvents: 'none',
    },
    // Replaced by our own loading indicator.
    '& .psv-loader-container': { display: 'none' },
  },
  canvas: { position: 'absolute', inset: 0, cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } },
  spot: { position: 'absolute', top: 0, left: 0, width: '0', height: '0', visibility: 'hidden', zIndex: 'raised' },
  loading: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'onImage',
    fontSize: '2xl',
    bg: 'shade',
  },
  buttons: { position: 'absolute', right: 3, bottom: 3, display: 'flex', gap: 2, zIndex: 'raised' },
  button: roundButton,
} satisfies Record<string, CssObject>
