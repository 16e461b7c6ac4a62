import { type Theme, theme } from '#schemas/tenant/theme.ts'

/** Contrasting themes: every font, corner, density and header style, and colours at both limits of readability. */
export const galleryThemes: Record<string, Theme> = {
  initial: theme.parse({}),
  crimson: theme.parse({
    primary: '#bb162b',
    accent: '#05141f',
    headingFont: 'geometric',
    radius: 'square',
    headerStyle: 'dark',
  }),
  sunshine: theme.parse({
    primary: '#ffd400',
    accent: '#7a1fa2',
    bodyFont: 'humanist',
    radius: 'round',
    headerStyle: 'brand',
    density: 'airy',
  }),
  night: theme.parse({
    primary: '#5cc8ff',
    accent: '#ffb454',
    ink: '#f2f5f8',
    surface: '#10161f',
    headingFont: 'condensed',
    density: 'compact',
  }),
  heritage: theme.parse({
    primary: '#1f4d3a',
    accent: '#b5651d',
    ink: '#2b2118',
    surface: '#fbf7ef',
    headingFont: 'serif',
    bodyFont: 'slab',
    headerStyle: 'brand',
  }),
}
