import { readableFill, readableText } from '#schemas/lib/contrast.ts'
import type { Theme } from '#schemas/tenant/theme.ts'

/** A tenant's colours on white paper, with readable contrast. */
export interface BrandColours {
  primary: string
  onPrimary: string
  /** Background of the site's header and therefore of its logo. */
  ground: string
  onGround: string
  /** The primary colour, as readable text on white. */
  strong: string
}

export const paper = '#ffffff'
export const ink = '#16202c'
export const muted = '#56606b'
export const line = '#d8dde3'

export function brandColours(theme: Pick<Theme, 'primary' | 'ink' | 'surface' | 'headerStyle'>): BrandColours {
  const primary = readableFill(theme.primary)
  const grounds = {
    light: { ground: theme.surface, onGround: readableText(theme.ink, theme.surface) },
    dark: { ground: theme.ink, onGround: readableText('#ffffff', theme.ink) },
    brand: { ground: primary.fill, onGround: primary.on },
  } as const satisfies Record<Theme['headerStyle'], { ground: string; onGround: string }>
  return {
    primary: primary.fill,
    onPrimary: primary.on,
    ...grounds[theme.headerStyle],
    strong: readableText(primary.fill, paper),
  }
}
