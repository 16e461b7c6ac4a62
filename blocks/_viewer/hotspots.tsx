import { type KeyboardEvent, useState } from 'react'
import type { ShownHotspot } from '#schemas/vehicle/hotspots-shown.ts'
import { Icon } from '../_ui/icon.tsx'
import { styleClass, styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { controlSize } from './viewer-style.ts'

/**
 * Hotspots on a picture that fills its positioned box; one is open at a time. Never rendered on the server: their positions are inline
 * styles.
 */
export function Hotspots({ hotspots }: { hotspots: readonly ShownHotspot[] }) {
  const [open, setOpen] = useState('')
  return hotspots.map(({ id, x, y, description }) => (
    <span key={id} className={styleClass(point)} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
      <Hotspot
        description={description}
        isOpen={id === open}
        toggle={() => setOpen(id === open ? '' : id)}
        close={() => setOpen('')}
        opensTo={{ x: x < 0.35 ? 'right' : x > 0.65 ? 'left' : 'middle', y: y < 0.5 ? 'down' : 'up' }}
      />
    </span>
  ))
}

export interface HotspotProps {
  description: string
  isOpen: boolean
  toggle: () => void
  close: () => void
  opensTo: { x: keyof typeof sideways; y: keyof typeof upOrDown }
}

/** A dot that shows its description when pressed; Escape closes it. */
export function Hotspot({ description, isOpen, toggle, close, opensTo }: HotspotProps) {
  const style = styleClasses(styles)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Fullscreen stays open: the innermost part closes first.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={description}
        className={style.dot}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
      </button>
      {isOpen ? (
        <span aria-hidden="true" className={styleClass({ ...bubble, ...sideways[opensTo.x], ...upOrDown[opensTo.y] })}>
          {description}
        </span>
      ) : null}
    </>
  )
}

const point: CssObject = { position: 'absolute', width: '0', height: '0', pointerEvents: 'none' }

const bubble: CssObject = {
  position: 'absolute',
  zIndex: 'raised',
  width: 'max-content',
  maxWidth: 'min(14rem, 55vw)',
  px: 3,
  py: 2,
  borderRadius: 'md',
  bg: 'surfaceRaised',
  color: 'ink',
  boxShadow: 'lg',
  fontSize: 'sm',
  lineHeight: 'snug',
  textAlign: 'left',
}
const sideways = {
  left: { right: '-4' },
  middle: { left: 0, transform: 'translateX(-50%)' },
  right: { left: '-4' },
} satisfies Record<string, CssObject>
const upOrDown = { up: { bottom: 5 }, down: { top: 5 } } satisfies Record<string, CssObject>

const styles = {
  dot: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    size: controlSize,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'onPrimary',
    pointerEvents: 'auto',
    borderRadius: '50%',
    '&:focus-visible': { borderRadius: '50%', outlineOffset: '-6px' },
    // A touch target larger than the dot.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: '64%',
      height: '64%',
      m: 'auto',
      borderRadius: '50%',
      bg: 'primary',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'onPrimary',
      boxShadow: 'md',
      transition: 'transform .15s',
    },
    '&:hover::before': { transform: 'scale(1.12)' },
    '& > svg': { position: 'relative' },
  },
} satisfies Record<string, CssObject>
