import type { CollectionConfig } from 'payload'

/** Drafts that save themselves, a history to go back to, and publishing at a chosen time. */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: true, validate: false },
} satisfies CollectionConfig['versions']
