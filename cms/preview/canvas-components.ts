import type { CollectionConfig } from 'payload'
import { scheduleComponents } from '../schedule/schedule-components.ts'

/** The editor on the page, for documents with a tree of blocks, and the schedule. */
export const canvasComponents = {
  ...scheduleComponents,
  edit: { ...scheduleComponents.edit, beforeDocumentControls: ['/admin/canvas/canvas.tsx#Canvas'] },
} satisfies NonNullable<CollectionConfig['admin']>['components']
