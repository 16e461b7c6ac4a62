import type { SanitizedConfig } from 'payload'

/** Payload shows when a document was created and changed on the reader's clock. Lists of sites' documents show the clock of the site, and name it. */
export function showTimeStampsOfSite(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields } of config.collections) {
    const hasSite = slug === 'tenants' || fields.some((field) => 'name' in field && field.name === 'tenant')
    for (const field of hasSite ? fields : [])
      if (field.type === 'date' && (field.name === 'createdAt' || field.name === 'updatedAt'))
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell } }
  }
  return config
}

const Cell = {
  path: '/admin/fields/moment-cell.tsx#MomentCell',
  serverProps: { clock: 'site', empty: '–', withTime: true, namesZone: true },
}
