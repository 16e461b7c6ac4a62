import { classPrefix } from './sheet.ts'
import { forgetStyles, knownStyles, noteClasses } from './style-class.ts'

const maxDistinctStyles = 4000

export interface Styled<Result> {
  result: Result
  /** The classes that the render asked for, in the order in which it first did. */
  classes: readonly string[]
}

/**
 * Renders, and notes the classes of just what was rendered. Nothing else may render meanwhile, so `render` is
 * synchronous; before it begins is the one moment at which the caches may be emptied.
 */
export function renderWithStyles<Result>(render: () => Result): Styled<Result> {
  if (knownStyles().count > maxDistinctStyles) forgetStyles()
  return noteClasses(render)
}

/** The rules of these classes. Must be asked in the same tick as the render that noted them. */
export function criticalCss(classes: readonly string[]): string {
  const { rules } = knownStyles()
  return classes.map((name) => rules.get(name)).join('')
}

/** The classes as `<style data-emotion="fc id id …">` names them, from which the browser learns what it need not insert again. */
export const emotionNames = (classes: readonly string[]): string =>
  [classPrefix, ...classes.map((name) => name.slice(classPrefix.length + 1))].join(' ')
