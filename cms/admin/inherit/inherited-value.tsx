import type { PayloadRequest, ServerComponentProps } from 'payload'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import { describeValue } from './describe-value.ts'
import { InheritedNote } from './inherited-note.tsx'

/** Below an empty field of a site or a dealership: the inherited value and its source. */
export const InheritedValue = async ({ data, field, path, req }: ServerComponentProps & { path: string }) => {
  const site = await findTenant(req, data?.tenant)
  const template = await findTenant(req, (site ?? data)?.template)
  const value = path.split('.').reduce<unknown>(at, inheritSite(template, site ?? {}))
  return (
    <InheritedNote
      path={path}
      label={'label' in field && typeof field.label === 'string' ? field.label : ''}
      from={(site ?? template)?.name ?? 'the platform'}
      level={site ? 'site' : template ? 'template' : 'platform'}
      text={describeValue(field, value)}
    />
  )
}

/** A site or template by its id or document. The user may not read it, but its values are visible on what inherits them. */
async function findTenant(req: PayloadRequest, reference: unknown) {
  const id: unknown = at(reference, 'id') ?? reference
  return typeof id === 'number'
    ? req.payload.findByID({ collection: 'tenants', id, depth: 0, req, overrideAccess: true, disableErrors: true })
    : null
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
