import { z } from 'zod'
import * as texts from './texts.ts'

/** Lower-case words joined by single hyphens, as in a URL segment. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, texts.takeLowerCaseLetters)
export type Slug = z.infer<typeof slug>

/** Converts any text to a slug, possibly empty. `Škoda Kamiq 85TSI` -> `skoda-kamiq-85tsi`. */
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
