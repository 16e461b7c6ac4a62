import type { CollectionConfig } from 'payload'

/** The schedule in the admin: the button that publishes offers it, and the list says what is planned. */
export const scheduleComponents = {
  beforeListTable: ['/admin/schedule/planned-changes.tsx#PlannedChanges'],
  edit: { PublishButton: '/admin/schedule/publish-button.tsx#PublishButton' },
} satisfies NonNullable<CollectionConfig['admin']>['components']
