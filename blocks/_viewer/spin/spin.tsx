import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { hotspotsOfFrame } from '#schemas/vehicle/hotspots-shown.ts'
import { frameAfter, spinTurnMs, stepsOfDrag } from '#schemas/vehicle/spin-step.ts'
import { Icon } from '../../_ui/icon.tsx'
import { imageUrl } from '../../_ui/image-url.ts'
import { styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { Hotspots } from '../hotspots.tsx'
import { pill, roundButton } from '../viewer-style.ts'
import { useFrames } from './use-frames.ts'
import * as texts from '../texts.ts'

export interface SpinProps {
  /** URLs of the frames of one rotation. */
  frames: readonly string[]
  /** The vehicle's name. */
  title: string
  hotspots: readonly VehicleHotspot[]
  /** Rotates automatically until it is touched. */
  turns: boolean
}

interface SpinParts extends SpinProps {
  isShown: boolean
  /** Whether it takes the focus, and with it the arrow keys, when it is ready. */
  takesFocus?: boolean
  /** Called with every interaction. */
  touch: () => void
}

/**
 * Rotates the vehicle by pointer, keys or buttons once all frames are loaded. It fills the stage; the first frame is below it until then.
 * Only in the browser.
 */
export default function Spin({ frames, ...turning }: SpinParts) {
  const [width, setWidth] = useState(0)
  const { loaded, percent, isReady } = useFrames(width === 0 ? [] : frames.map((url) => imageUrl(url, width)))
  const style = styleClasses(styles)
  return (
    <div ref={(element) => setWidth((known) => known || frameWidth(element?.clientWidth ?? 0))} className={style.whole}>
      {isReady && loaded.length > 1 ? <Turning {...turning} loaded={loaded} /> : null}
      {isReady ? null : (
        <span role="progressbar" aria-label={texts.loadingTheSpin} aria-valuenow={percent} className={style.loading}>
          <span className={style.bar} style={{ width: `${percent}%` }} />
        </span>
      )}
    </div>
  )
}

interface TurningProps extends Omit<SpinParts, 'frames'> {
  loaded: ReturnType<typeof useFrames>['loaded']
}

function Turning({ loaded, title, hotspots, turns, isShown, takesFocus = false, touch }: TurningProps) {
  const [at, setAt] = useState(0)
  const slider = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; at: number } | null>(null)
  const count = loaded.length
  const turn = (steps: number) => setAt((now) => frameAfter(now, { steps, count }))
  const rotation = useRotation({ isWanted: turns, isShown, turn: () => turn(1) })
  useEffect(() => {
    if (takesFocus) slider.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const style = styleClasses(styles)
  const current = loaded[at]
  if (!current) return null
  const take = () => {
    rotation.stop()
    touch()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    take()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, at }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current: from } = drag
    if (from) setAt(frameAfter(from.at, { steps: stepsOfDrag(clientX - from.x), count }))
  }
  const letGo = () => {
    drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(at, count)
    if (next === undefined) return
    event.preventDefault()
    take()
    setAt(frameAfter(next, { steps: 0, count }))
  }
  const { naturalWidth, naturalHeight, src } = current.image
  return (
    <>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={texts.turnTheTitle({ title })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={at + 1}
        aria-valuetext={texts.viewAtOfCount({ at: at + 1, count })}
        className={style.slider}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} className={style.frame} />
      </div>
      <div className={style.box} style={getBox(naturalWidth / naturalHeight)}>
        <Hotspots hotspots={hotspotsOfFrame(hotspots, current.frame)} />
      </div>
      <span className={style.buttons}>
        {turns ? (
          <button
            type="button"
            className={style.button}
            aria-label={rotation.isTurning ? texts.pause : texts.playAutomatically}
            onClick={() => {
              touch()
              rotation.toggle()
            }}
          >
            <Icon name={rotation.isTurning ? 'pause' : 'play'} />
          </button>
        ) : null}
        {([-1, 1] as const).map((steps) => (
          <button
            key={steps}
            type="button"
            className={style.button}
            aria-label={steps < 0 ? texts.turnLeft : texts.turnRight}
            onClick={() => {
              take()
              turn(steps)
            }}
          >
            <Icon name={steps < 0 ? 'chevronLeft' : 'chevronRight'} />
          </button>
        ))}
      </span>
    </>
  )
}

/** The frame for a key. vehicles §4: arrow keys step the image */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Rotates automatically until stopped, never while hidden and never with reduced motion. */
function useRotation({ isWanted, isShown, turn }: { isWanted: boolean; isShown: boolean; turn: () => void }) {
  const [isTurning, setTurning] = useState(() => isWanted && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!isTurning || !isShown) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, spinTurnMs)
    return () => clearInterval(timer)
  }, [isTurning, isShown])
  return { isTurning, stop: () => setTurning(false), toggle: () => setTurning((now) => !now) }
}

/** The smallest standard width that is sharp at this size. */
function frameWidth(stage: number): number {
  const targetWidth = stage * Math.min(devicePixelRatio, 2)
  return [480, 640, 960].find((width) => width >= targetWidth) ?? 1280
}

/** The box of a picture of this ratio in the stage: hotspots are positioned on it. */
const getBox = (ratio: number) => ({ aspectRatio: ratio, width: `min(100cqw, ${ratio * 100}cqh)` })

const styles = {
  whole: { position: 'absolute', inset: 0, containerType: 'size' },
  slider: {
    position: 'absolute',
    inset: 0,
    bg: 'surfaceSunken',
    cursor: 'grab',
    touchAction: 'pan-y',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: 'lg' },
  },
  frame: { width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' },
  box: { position: 'absolute', inset: 0, m: 'auto', pointerEvents: 'none' },
  buttons: { position: 'absolute', right: 3, bottom: 3, display: 'flex', gap: 2 },
  button: roundButton,
  loading: {
    ...pill,
    position: 'absolute',
    left: '50%',
    bottom: 6,
    width: '8rem',
    height: '0.375rem',
    px: 0,
    py: 0,
    mb: 3,
    transform: 'translateX(-50%)',
    overflow: 'hidden',
  },
  bar: { height: '100%', bg: 'onImage', transition: 'width .2s' },
} satisfies Record<string, CssObject>
