import { z } from 'zod'
import * as texts from './texts.ts'

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, texts.takeAColourLike0a5bd3)

/** The tokens that a tenant chooses; the rest of the theme is derived. Fonts are system stacks, so nothing is loaded externally. */
export const themeFonts = ['sans', 'humanist', 'geometric', 'serif', 'slab', 'condensed'] as const
export const themeRadii = ['square', 'soft', 'round'] as const
export const theme = z.object({
  primary: hexColour.default('#0b5cad'),
  accent: hexColour.default('#e0542e'),
  ink: hexColour.default('#16202c'),
  surface: hexColour.default('#ffffff'),
  headingFont: z.enum(themeFonts).default('sans'),
  bodyFont: z.enum(themeFonts).default('sans'),
  radius: z.enum(themeRadii).default('soft'),
  density: z.enum(['compact', 'regular', 'airy']).default('regular'),
  headerStyle: z.enum(['light', 'dark', 'brand']).default('light'),
})
export type Theme = z.infer<typeof theme>
