import type { CollectionConfig } from 'payload'

/** Autosaved drafts, version history and scheduled publishing. */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: true, validate: false },
} satisfies CollectionConfig['versions']
