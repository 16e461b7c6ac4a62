import { findPicture } from '../_kit/find-picture.ts'
import { careers } from './careers.ts'
import { eofySale } from './eofy-sale.ts'
import { location } from './location.ts'
import { modelLanding } from './model-landing.ts'
import { namePicture, type PageTemplate } from './page-template.ts'
import { serviceSpecial } from './service-special.ts'

export interface ShippedTemplate extends PageTemplate {
  /** URL path on the admin's host; null if none was taken yet. */
  picture: string | null
}

/** The page templates that come with the product, in the order in which they are offered. */
export const pageTemplates: readonly ShippedTemplate[] = [
  eofySale,
  modelLanding,
  serviceSpecial,
  location,
  careers,
].map((template) => ({ ...template, picture: findPicture(namePicture(template)) }))
