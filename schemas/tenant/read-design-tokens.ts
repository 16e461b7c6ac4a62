import { z } from 'zod'
import type { DerivedTheme } from './derive-theme.ts'
import * as texts from './texts.ts'
import { parseJson } from '../lib/parse-json.ts'

/** The colours found in a file of design tokens, or why it cannot be used. */
export type TokensReading = { colours: Partial<DerivedTheme> } | { problem: string }

const names: Record<string, keyof DerivedTheme> = {
  primary: 'primary',
  brand: 'primary',
  accent: 'accent',
  secondary: 'accent',
  ink: 'ink',
  text: 'ink',
  foreground: 'ink',
  surface: 'surface',
  background: 'surface',
}

const srgb = z.object({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number(), z.number(), z.number()]),
})
const stated = z.object({ hex: z.string() })
const hexColour = /^#[0-9a-f]{6}$/i
const mostLevels = 20

/**
 * Reads colours from a design tokens file (https://www.designtokens.org/tr/2025.10/format/): tokens named primary or brand, accent or secondary,
 * ink, text or foreground, and surface or background. An alias such as `{colour.blue}` is followed.
 */
export function readDesignTokens(text: string): TokensReading {
  const file = parseJson(text)
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return { problem: texts.thisIsNotATokensFile }
  const colours: Partial<DerivedTheme> = {}
  for (const { path, value } of listTokens(file)) {
    const known = names[nameIn(path)]
    const colour = known && !colours[known] ? resolve(file, value) : null
    if (known && colour) colours[known] = colour
  }
  return colours.primary ? { colours } : { problem: texts.theFileHasNoBrandColour }
}

/** `['color', 'brand', 'default']` -> `brand`: a token in a group may be named after its state. */
const nameIn = (path: readonly string[]): string =>
  path.map((step) => step.toLowerCase()).findLast((step) => step in names) ?? ''

interface Token {
  path: string[]
  value: unknown
}

function listTokens(group: object, path: string[] = []): Token[] {
  if (path.length > mostLevels) return []
  if ('$value' in group) return [{ path, value: group.$value }]
  return Object.entries(group).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null && !name.startsWith('$') ? listTokens(each, [...path, name]) : [],
  )
}

function resolve(file: object, value: unknown, steps = 0): string | null {
  if (typeof value === 'string' && hexColour.test(value)) return value.toLowerCase()
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined
  if (alias !== undefined) return steps < mostLevels ? resolve(file, readAlias(file, alias), steps + 1) : null
  const hex = stated.safeParse(value).data?.hex
  if (hex !== undefined && hexColour.test(hex)) return hex.toLowerCase()
  const parts = srgb.safeParse(value).data?.components
  return parts ? `#${parts.map(toByte).join('')}` : null
}

const toByte = (share: number): string =>
  Math.round(Math.min(Math.max(share, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')

function readAlias(file: object, alias: string): unknown {
  const token = alias.split('.').reduce<unknown>((at, step) => (isObject(at) ? Reflect.get(at, step) : null), file)
  return isObject(token) && '$value' in token ? token.$value : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
