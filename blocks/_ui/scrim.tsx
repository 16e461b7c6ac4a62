import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

type ScrimStrength = 'none' | 'light' | 'medium' | 'strong'
type ScrimSide = 'start' | 'bottom' | 'all'

const shares = { light: [45, 12], medium: [74, 10], strong: [88, 45] } satisfies Record<
  Exclude<ScrimStrength, 'none'>,
  [thick: number, thin: number]
>

/** Darkens a picture behind text. */
export function Scrim({ strength = 'medium', side = 'bottom' }: { strength?: ScrimStrength; side?: ScrimSide }) {
  return strength === 'none' ? null : <span aria-hidden="true" className={styleClass(styles[strength][side])} />
}

const styles = { light: sides(shares.light), medium: sides(shares.medium), strong: sides(shares.strong) }

function sides([thick, thin]: [number, number]): Record<ScrimSide, CssObject> {
  const pane: CssObject = { position: 'absolute', inset: 0, pointerEvents: 'none' }
  const ramp = (angle: string) =>
    `linear-gradient(${angle}, ${shade(thick)}, ${shade((thick + thin) / 2)} 45%, ${shade(thin)})`
  const fromBottom = `linear-gradient(to top, ${shade(thick)}, ${shade(thick * 0.7)} 50%, ${shade(thin)})`
  return {
    start: { ...pane, backgroundImage: [ramp('to top'), null, ramp('to right')] },
    bottom: { ...pane, backgroundImage: fromBottom },
    all: { ...pane, backgroundColor: shade((thick + thin) / 2) },
  }
}

function shade(percent: number): string {
  return `color-mix(in srgb, var(--fc-colors-shade) ${percent}%, transparent)`
}
