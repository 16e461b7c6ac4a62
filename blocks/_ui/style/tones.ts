import { tokenName, tokens, type Token } from './tokens.ts'

export type Tone = 'primary' | 'inverse'

/** Colours mixed from ink and surface, which must be mixed again if those two change. */
const mixed = [
  'muted',
  'line',
  'lineStrong',
  'surfaceSunken',
  'primarySoft',
  'accentSoft',
  'positiveSoft',
  'warningSoft',
  'dangerSoft',
] as const satisfies Token<'colors'>[]

/** `data-tone` changes the colours of an element's content: dark band, brand band. Tones do not nest. */
export const tonesCss = `[data-tone]{${mixed.map((name) => `${tokenName('colors', name)}:${tokens.colors[name]};`).join('')}${declarations(
  { surfaceRaised: 'color-mix(in srgb, var(--fc-colors-ink) 8%, var(--fc-colors-surface))' },
)}}${tone('inverse', 'surfaceInverse', 'onInverse')}${tone('primary', 'primary', 'onPrimary')}${paleOnBrand()}`

/** A brand colour may be only just dark enough for white text: paler text would be illegible. */
function paleOnBrand(): string {
  return `[data-tone=primary]{${declarations({ muted: `var(${tokenName('colors', 'onPrimary')})` })}}`
}

function tone(name: Tone, surface: Token<'colors'>, ink: Token<'colors'>): string {
  const [ground, text] = [`var(${tokenName('colors', surface)})`, `var(${tokenName('colors', ink)})`]
  return `[data-tone=${name}]{${declarations({ surface: ground, ink: text, link: text, focus: text, action: text, onAction: ground, positive: text, warning: text, danger: text })}}`
}

function declarations(values: Partial<Record<Token<'colors'>, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${tokenName('colors', name)}:${value};`)
    .join('')
}
