import type { CSSObject } from '@emotion/react'
import { parseStyleProps, stylePropNames } from './style-props.ts'
import { systemTheme } from './system-theme.ts'

/** Tokens to variables, responsive values to media queries, at every depth of a style object. */
export function resolveCss(css: Readonly<Record<string, unknown>>): CSSObject {
  const own: Record<string, unknown> = { theme: systemTheme }
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(css)) {
    if (value === undefined || value === null) continue
    if (stylePropNames.has(name)) own[name] = value
    else rest[name] = isNested(value) ? resolveCss(value) : value
  }
  return Object.assign(parseStyleProps(own), rest)
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
