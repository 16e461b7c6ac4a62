import type { EmotionCache } from '@emotion/cache'
import { css as serialize, type SerializedStyles } from '@emotion/react'
import { insertStyles } from '@emotion/utils'
import { classPrefix, createClassCache } from './class-cache.ts'
import { resolveCss } from './resolve-css.ts'
import type { CssObject } from './style-props.ts'
import { startTrail, type TrailStep, walkValue } from './style-trail.ts'

interface Styles {
  cache: EmotionCache | undefined
  trail: TrailStep
  /** Where known objects end, so that a constant is walked once. */
  ends: WeakMap<object, TrailStep>
  count: number
}

let styles: Styles = noStyles()

/** Names of the rules that the page being rendered has asked for, and its number: a class says the last page that it was noted for. */
let noted = new Set<string>()
let page = 0

/**
 * The class that stands for these styles; equal styles give the same class. Call it while rendering, never at module
 * level: the server forgets all classes when there are too many. A constant object is found fastest.
 */
export function styleClass(css: CssObject): string {
  const end = findTrailEnd(css)
  return knownClass(end) ?? defineClass(end, css)
}

/**
 * The classes of styles that go together, all found by one look: for what stands on a page dozens of times. The set is a constant, and a page
 * that shows one of its parts carries the styles of all.
 */
export function styleClasses<Name extends string>(set: Readonly<Record<Name, CssObject>>) {
  const end = findTrailEnd(set)
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
export function findTrailEnd(css: object): TrailStep {
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
  if (import.meta.env.SSR && end.className !== undefined && end.page !== page) note(end)
  return end.className
}

/** Makes the class of the styles that ended at this step. */
export function defineClass(end: TrailStep, css: Readonly<Record<string, unknown>>): string {
  const serialized = serialize(resolveCss(css))
  insertStyles(classCache(), serialized, true)
  styles.count += 1
  end.className = `${classPrefix}-${serialized.name}`
  if (import.meta.env.SSR) {
    end.rules = ruleNames(serialized)
    note(end)
  }
  return end.className
}

/** Of a class and, after it, of the keyframes that it names. */
const ruleNames = ({ name, next }: SerializedStyles): string[] => [name, ...(next ? ruleNames(next) : [])]

/** The cache for `Global` on the server: what it inserts is noted for the page, as classes are. */
export function globalCache(): EmotionCache {
  const cache = classCache()
  return {
    ...cache,
    insert: (...given) => {
      const [, { name }] = given
      if (cache.inserted[name] === undefined) styles.count += 1
      noted.add(name)
      return cache.insert(...given)
    },
  }
}

/** Renders a page, and tells the names of the rules that it asked for, each once and in that order. */
export function noteRules<Result>(render: () => Result): { result: Result; rules: readonly string[] } {
  page += 1
  const names = (noted = new Set())
  return { result: render(), rules: [...names] }
}

function note(end: TrailStep): void {
  end.page = page
  for (const name of end.rules) noted.add(name)
}

function classCache(): EmotionCache {
  return (styles.cache ??= createClassCache())
}

/** On the server the rules are texts by name. */
export function knownStyles(): { count: number; rules: EmotionCache['inserted'] } {
  return { count: styles.count, rules: styles.cache?.inserted ?? {} }
}

export function forgetStyles(): void {
  styles = noStyles()
}

function noStyles(): Styles {
  return { cache: undefined, trail: startTrail(), ends: new WeakMap(), count: 0 }
}
