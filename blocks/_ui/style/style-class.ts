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

/** What the page that is being rendered has asked for, and its number: a class says the last page that it was noted for. */
let noted: string[] = []
let page = 0

/**
 * The class that stands for these styles; equal styles give the same class. Call it while rendering, never at module
 * level: the server forgets all classes when there are too many. A constant object is found fastest.
 */
export function styleClass(css: CssObject): string {
  const end = endOf(css)
  return knownClass(end) ?? defineClass(end, css)
}

/**
 * The classes of styles that go together, all found by one look: for what stands on a page dozens of times. The set is a constant, and a page
 * that shows one of its parts carries the styles of all.
 */
export function styleClasses<Name extends string>(set: Readonly<Record<Name, CssObject>>) {
  const end = endOf(set)
  if (!end.classes || (import.meta.env.SSR && end.page !== page)) {
    end.classes = Object.fromEntries(Object.entries<CssObject>(set).map(([name, css]) => [name, styleClass(css)]))
    end.page = page
  }
  return end.classes as Readonly<Record<Name, string>>
}

/** The class of a style that follows from a few values, made when they are first met. The first of them says whose they are. */
export function derivedClass(values: readonly unknown[], css: () => CssObject): string {
  const end = walkValue(styles.trail, values)
  return knownClass(end) ?? defineClass(end, css())
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

/** The class of the styles that ended at this step, where they were met before. */
export function knownClass(end: TrailStep): string | undefined {
  const { className } = end
  if (import.meta.env.SSR && className !== undefined && end.page !== page) note(end, className)
  return className
}

/** Makes the class of the styles that ended at this step. */
export function defineClass(end: TrailStep, css: Readonly<Record<string, unknown>>): string {
  styles.sheet ??= openSheet()
  styles.count += 1
  const name = insertRule(styles.sheet, resolveCss(css))
  end.className = name
  if (import.meta.env.SSR) note(end, name)
  return name
}

/** Renders a page, and tells the classes that it asked for, each once and in that order. */
export function noteClasses<Result>(render: () => Result): { result: Result; classes: readonly string[] } {
  page += 1
  const classes: string[] = (noted = [])
  return { result: render(), classes }
}

function note(end: TrailStep, className: string): void {
  if (page === 0) return
  end.page = page
  noted.push(className)
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
