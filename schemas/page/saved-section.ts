import { z } from 'zod'
import { blockNode } from './block-node.ts'

/** Who may use a saved section: its site, the sites of a template, or every site. */
export const sectionScopes = ['site', 'template', 'platform'] as const
export type SectionScope = (typeof sectionScopes)[number]

/** A published section that a site may show. */
const savedSection = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(sectionScopes),
  /** The tenant that its references belong to. */
  tenant: z.int(),
  layout: z.array(blockNode),
})
export type SavedSection = z.infer<typeof savedSection>

/** A tenant that a person may save a section for. */
const sectionPlace = z.object({
  scope: z.enum(sectionScopes),
  /** Null before the first section is saved for all sites. */
  tenant: z.int().nullable(),
  name: z.string(),
})
export type SectionPlace = z.infer<typeof sectionPlace>

export const savedSections = z.object({ sections: z.array(savedSection), places: z.array(sectionPlace) })
export type SavedSections = z.infer<typeof savedSections>

export const newSection = z.object({
  site: z.int().positive(),
  scope: z.enum(sectionScopes),
  name: z.string().trim().min(1).max(120),
  layout: z.array(blockNode).min(1),
})
export type NewSection = z.infer<typeof newSection>
