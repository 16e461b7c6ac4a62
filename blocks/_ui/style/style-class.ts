import { resolveCss } from './resolve-css.ts'
import { insertRule, openSheet, type Sheet } from './sheet.ts'
import type { CssObject } from './style-props.ts'
import { startTrail, type TrailStep, walkValue } from './style-trail.ts'

interface Styles {
  sheet: Sheet | undefined
  trail: TrailStep
  /** Where known objects end, so that a constant is walked once. */
  ends: WeakMap<object, TrailStep>
  count: number
}

let styles: Styles = noStyles()

/**
 * The class that stands for these styles; equal styles give the same class. Call it while rendering, never at module
 * level: the server forgets all classes when there are too many. A constant object is found fastest.
 */
export function styleClass(css: CssObject): string {
  const end = endOf(css)
  return end.className ?? defineClass(end, css)
}

/** As `styleClass`, for an object made in this render: it will not be met again, so it is not remembered. */
export function freshStyleClass(css: CssObject): string {
  const end = walkValue(styles.trail, css)
  return end.className ?? defineClass(end, css)
}

/** Where a style object's trail ends: the same step for equal objects. */
export function endOf(css: object): TrailStep {
  const known = styles.ends.get(css)
  if (known) return known
  const end = walkValue(styles.trail, css)
  styles.ends.set(css, end)
  return end
}

export function styleTrail(): TrailStep {
  return styles.trail
}

/** Makes the class of the styles that ended at this step. */
export function defineClass(end: TrailStep, css: Readonly<Record<string, unknown>>): string {
  styles.sheet ??= openSheet()
  styles.count += 1
  const name = insertRule(styles.sheet, resolveCss(css))
  end.className = name
  return name
}

export function knownStyles(): { count: number; rules: ReadonlyMap<string, string> } {
  return { count: styles.count, rules: styles.sheet?.rules ?? new Map() }
}

export function forgetStyles(): void {
  styles = noStyles()
}

function noStyles(): Styles {
  return { sheet: undefined, trail: startTrail(), ends: new WeakMap(), count: 0 }
}
