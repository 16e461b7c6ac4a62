import type { ServerComponentProps } from 'payload'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import { describeValue } from './describe-value.ts'
import { InheritedNote } from './inherited-note.tsx'

/** Under a field of a site: what it inherits while it is empty, and from where. */
export const InheritedValue = async ({ data, field, path, req }: ServerComponentProps & { path: string }) => {
  const templateId: unknown = typeof data?.template === 'object' ? data.template?.id : data?.template
  const template =
    typeof templateId === 'number'
      ? await req.payload.findByID({
          collection: 'tenants',
          id: templateId,
          depth: 0,
          req,
          // The person may not open the template, yet its values are what their site shows.
          overrideAccess: true,
          disableErrors: true,
        })
      : null
  const value = path.split('.').reduce<unknown>(at, inheritSite(template, {}))
  return (
    <InheritedNote
      path={path}
      label={'label' in field && typeof field.label === 'string' ? field.label : ''}
      from={template ? template.name : 'the platform'}
      isTemplate={template !== null}
      text={describeValue(field, value)}
    />
  )
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
