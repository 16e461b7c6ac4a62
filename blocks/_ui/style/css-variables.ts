import { tonesCss } from './tones.ts'
import { tokenName, tokens, type Token, type TokenScale } from './tokens.ts'

export type TokenValues = { [Scale in TokenScale]?: Partial<Record<Token<Scale>, string>> }

/** Default values of all tokens, overridden by the given ones, and the tones. `:root{--fc-colors-primary:#12459c;…}` */
export function cssVariables(values: TokenValues = {}): string {
  const declarations = scales().flatMap((scale) => {
    const given: Record<string, string | undefined> = values[scale] ?? {}
    return Object.entries(tokens[scale]).map(
      ([name, initial]) => `${tokenName(scale, name)}:${safe(given[name] ?? initial)};`,
    )
  })
  return `:root{${declarations.join('')}}${tonesCss}`
}

function scales(): TokenScale[] {
  return (Object.keys(tokens) as TokenScale[]).filter((scale) => scale !== 'borders')
}

/** A tenant's value must not close its rule or style element. */
function safe(value: string): string {
  return value.replaceAll(/[<>{};\\]/g, '')
}
