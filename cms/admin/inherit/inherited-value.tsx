import type { ServerComponentProps } from 'payload'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import { describeValue } from './describe-value.ts'
import { InheritedNote } from './inherited-note.tsx'

/** Below an empty field of a site: the inherited value and its source. */
export const InheritedValue = async ({ data, field, path, req }: ServerComponentProps & { path: string }) => {
  const templateId: unknown = typeof data?.template === 'object' ? data.template?.id : data?.template
  const template =
    typeof templateId === 'number'
      ? await req.payload.findByID({
          collection: 'tenants',
          id: templateId,
          depth: 0,
          req,
          // The user may not read the template, but its values are visible on the user's site.
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
