import { forgetStyles, knownStyles, noteRules } from './style-class.ts'

const maxDistinctStyles = 4000

export interface StyledRender<Result> {
  result: Result
  /** Names of the rules that the render asked for, in the order in which it first did. */
  rules: readonly string[]
}

/**
 * Renders, and notes the rules of just what was rendered. Nothing else may render meanwhile, so `render` is
 * synchronous; before it begins is the one moment at which the caches may be emptied.
 */
export function renderWithStyles<Result>(render: () => Result): StyledRender<Result> {
  if (knownStyles().count > maxDistinctStyles) forgetStyles()
  return noteRules(render)
}

/** The text of these rules. Must be asked in the same tick as the render that noted them. */
export function criticalCss(names: readonly string[]): string {
  const { rules } = knownStyles()
  return names.map((name) => rules[name]).join('')
}
