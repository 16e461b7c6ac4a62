import { z } from 'zod'

/** Lower-case words joined by single hyphens, as in a URL segment. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.')
export type Slug = z.infer<typeof slug>

/** Any text to a slug; an empty string where nothing is left. `Škoda Kamiq 85TSI` -> `skoda-kamiq-85tsi`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
