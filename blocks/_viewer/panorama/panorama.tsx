import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { directionOf, type ShownHotspot } from '#schemas/vehicle/hotspots-shown.ts'
import { Icon } from '../../_ui/icon.tsx'
import type { IconName } from '../../_ui/icons.ts'
import { Spinner } from '../../_ui/spinner.tsx'
import { styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { Hotspot } from '../hotspots.tsx'
import { roundButton } from '../viewer-style.ts'
import { openPanorama, type PanoramaViewer } from './open-panorama.ts'

interface PanoramaProps {
  panorama: string
  title: string
  hotspots: readonly ShownHotspot[]
  /** It has the arrow keys as soon as it opens. */
  takesFocus?: boolean
  /** Called where the browser cannot draw it, or the picture does not come. */
  giveUp: () => void
}

/** A look around from inside the vehicle: by hand, arrow keys and buttons. In the browser alone. */
export default function Panorama({ panorama, title, hotspots, takesFocus = false, giveUp }: PanoramaProps) {
  const place = useRef<HTMLDivElement>(null)
  const viewer = useRef<PanoramaViewer>(null)
  const [isLoading, setLoading] = useState(true)
  const [held, setHeld] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const [open, setOpen] = useState('')
  const style = styleClasses(styles)

  useEffect(() => {
    const container = place.current
    if (!container) return
    const hold = (id: string, element: HTMLElement) => setHeld((known) => new Map([...known, [id, element]]))
    const opened = openPanorama(container, { panorama, hotspots, hold })
    viewer.current = opened
    if (takesFocus) container.focus({ preventScroll: true })
    opened.on('load', () => setLoading(false))
    opened.on('error', giveUp)
    return () => opened.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- opened once: a page's vehicle stays the same.
  }, [panorama])

  return (
    <>
      <div className={style.place}>
        <div ref={place} role="application" aria-label={`Look around inside the ${title}`} />
      </div>
      {hotspots.map((hotspot) => {
        const { id, description } = hotspot
        const element = held.get(id)
        if (!element) return null
        const toggle = () => {
          setOpen(id === open ? '' : id)
          // Its words have room in the middle.
          const { pitch, yaw } = directionOf(hotspot)
          if (id !== open) viewer.current?.lookAt(pitch, yaw)
        }
        const close = () => setOpen('')
        return createPortal(
          <Hotspot
            description={description}
            isOpen={id === open}
            toggle={toggle}
            close={close}
            opensTo={{ x: 'middle', y: 'up' }}
          />,
          element,
          id,
        )
      })}
      {isLoading ? (
        <span role="status" aria-label="Loading the interior" className={style.loading}>
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

const moves: readonly { label: string; icon: IconName; move: (viewer: PanoramaViewer) => void }[] = [
  { label: 'Look left', icon: 'chevronLeft', move: (viewer) => viewer.setYaw(viewer.getYaw() - 30) },
  { label: 'Look right', icon: 'chevronRight', move: (viewer) => viewer.setYaw(viewer.getYaw() + 30) },
  { label: 'Closer', icon: 'plus', move: (viewer) => viewer.setHfov(viewer.getHfov() - 15) },
  { label: 'Farther', icon: 'minus', move: (viewer) => viewer.setHfov(viewer.getHfov() + 15) },
]

const styles = {
  place: {
    position: 'absolute',
    inset: 0,
    '& > :focus-visible': { borderRadius: 'lg', outline: '3px solid var(--fc-colors-focus)', outlineOffset: '-4px' },
    // Of pannellum's own styles what it cannot do without; its signs and words are not shown: the house has its own.
    '& .pnlm-container': {
      position: 'relative',
      width: '100%',
      height: '100%',
      overflow: 'hidden',
      userSelect: 'none',
    },
    '& :is(.pnlm-ui, .pnlm-dragfix, .pnlm-render-container)': {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      height: '100%',
    },
    '& .pnlm-ui': { zIndex: 'raised', cursor: 'grab', touchAction: 'none' },
    '& .pnlm-ui.pnlm-grabbing': { cursor: 'grabbing' },
    '& .pnlm-ui > :not(.pnlm-dragfix)': { display: 'none !important' },
    '& .pnlm-hotspot-base': { top: 0, left: 0, visibility: 'hidden' },
    '& .at-hotspot': { position: 'absolute', zIndex: 'raised', width: '0', height: '0' },
  },
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
