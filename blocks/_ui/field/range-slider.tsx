import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AmountKind } from '#schemas/lib/read-amount.ts'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { type DrawnEnds, highEnd, lowEnd, type SliderBounds, withHigh, withLow } from './drawn-ends.ts'
import { Stepper } from './stepper.tsx'
import * as texts from '../texts.ts'

interface RangeSliderProps {
  /** Accessible names of the two ends: `Lowest price`, `Highest price`. */
  names: readonly [low: string, high: string]
  bounds: SliderBounds
  value: DrawnEnds
  /** Called when a handle or button is released, or a typed number is committed. */
  onValue: (value: DrawnEnds) => void
  /** Called during the movement, for previews of the result. */
  onDraw?: (value: DrawnEnds) => void
  inWords: (units: number) => string
  kind: AmountKind
  prefix?: string
  suffix?: string
}

/**
 * Two handles on one line, each a native slider, so keys, screen readers and touch work as usual; below, each end as a number between two
 * buttons. Releasing triggers the search. locations §4, Price slider
 */
export function RangeSlider({ names, bounds, value, onValue, onDraw, inWords, ...typing }: RangeSliderProps) {
  const [drawn, setDrawn] = useState<DrawnEnds | null>(null)
  const shown = drawn ?? value
  const [low, high] = [lowEnd(shown, bounds), highEnd(shown, bounds)]
  const draw = (ends: DrawnEnds) => {
    setDrawn(ends)
    onDraw?.(ends)
  }
  const settle = (ends: DrawnEnds | null) => {
    setDrawn(null)
    if (ends && (ends.min !== value.min || ends.max !== value.max)) onValue(ends)
  }
  const gap = bounds.gap * bounds.step
  const look = styleClasses(style)
  const share = (units: number) => ((units - bounds.min) / (bounds.max - bounds.min)) * 100
  return (
    <div className={look.frame}>
      <div className={look.track}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={look.rail}>
          <rect width="100" height="4" className={look.line} />
          <rect x={share(low)} width={Math.max(0, share(high) - share(low))} height="4" className={look.fill} />
        </svg>
        <Handle
          name={names[0]}
          bounds={bounds}
          units={low}
          valueText={inWords(low)}
          isOnTop={share(low) > 50}
          onDraw={(units) => draw(withLow(shown, units, bounds))}
          onSettle={() => settle(drawn)}
        />
        <Handle
          name={names[1]}
          bounds={bounds}
          units={high}
          valueText={inWords(high)}
          isOnTop={share(low) <= 50}
          onDraw={(units) => draw(withHigh(shown, units, bounds))}
          onSettle={() => settle(drawn)}
        />
      </div>
      <Stepper
        label={texts.from}
        name={names[0]}
        units={low}
        step={bounds.step}
        min={bounds.min}
        max={high - gap}
        {...typing}
        onUnits={(units) => settle(withLow(shown, units, bounds))}
      />
      <Stepper
        label={texts.to}
        name={names[1]}
        units={high}
        step={bounds.step}
        min={low + gap}
        max={bounds.max}
        {...typing}
        onUnits={(units) => settle(withHigh(shown, units, bounds))}
      />
    </div>
  )
}

interface HandleProps {
  name: string
  bounds: SliderBounds
  units: number
  valueText: string
  isOnTop: boolean
  onDraw: (units: number) => void
  onSettle: () => void
}

function Handle({ name, bounds, units, valueText, isOnTop, onDraw, onSettle }: HandleProps) {
  const input = useRef<HTMLInputElement>(null)
  const isKeyDown = useRef(false)
  const settle = useEffectEvent(onSettle)
  // Browsers fire `change` when a handle is released and at each key press; React maps neither, and holding a key counts once.
  useEffect(() => {
    const controller = new AbortController()
    const listen = (event: string, listener: () => void) =>
      input.current?.addEventListener(event, listener, { signal: controller.signal })
    listen('keydown', () => (isKeyDown.current = true))
    listen('keyup', () => {
      isKeyDown.current = false
      settle()
    })
    listen('blur', () => {
      isKeyDown.current = false
      settle()
    })
    listen('change', () => {
      if (!isKeyDown.current) settle()
    })
    return () => controller.abort()
  }, [])
  const look = styleClasses(style)
  return (
    <input
      ref={input}
      type="range"
      aria-label={name}
      aria-valuetext={valueText}
      autoComplete="off"
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      value={units}
      onChange={(event) => onDraw(Number(event.target.value))}
      className={isOnTop ? look.topHandle : look.handle}
    />
  )
}

const thumb: CssObject = {
  appearance: 'none',
  width: '1.625rem',
  height: '1.625rem',
  border: 'strong',
  borderRadius: '50%',
  bg: 'surfaceRaised',
  boxShadow: 'md',
  cursor: 'grab',
  pointerEvents: 'auto',
}

const handle: CssObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  appearance: 'none',
  bg: 'transparent',
  pointerEvents: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-slider-runnable-track': { appearance: 'none', background: 'none', height: '1.625rem' },
  '&::-moz-range-track': { background: 'none' },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:focus-visible::-webkit-slider-thumb': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '2px' },
  '&:focus-visible::-moz-range-thumb': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '2px' },
}

const style = {
  frame: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    columnGap: 5,
    rowGap: 2,
    mb: 4,
    // Hidden without script, as it would do nothing; the neighbouring links serve instead.
    '@media (scripting: none)': { display: 'none' },
  },
  track: { gridColumn: '1 / -1', position: 'relative', height: 'tap', mx: 1 },
  rail: {
    position: 'absolute',
    left: 3,
    top: '50%',
    width: 'calc(100% - 1.5rem)',
    height: '4px',
    transform: 'translateY(-50%)',
  },
  line: { fill: 'var(--fc-colors-line)' },
  fill: { fill: 'var(--fc-colors-action)' },
  handle,
  topHandle: { ...handle, zIndex: 'raised' },
} as const satisfies Record<string, CssObject>
