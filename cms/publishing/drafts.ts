import type { CollectionConfig } from 'payload'

/** Milliseconds without an edit after which a form is saved as a draft. */
export const autosaveMs = 800

/** Autosaved drafts, version history and scheduled publishing. */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: autosaveMs }, schedulePublish: true, validate: false },
} satisfies CollectionConfig['versions']
