'use client'
import { RelationshipInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { CollectionSlug, RelationshipFieldClientComponent, ValueWithRelation } from 'payload'
import { useMemo } from 'react'
import { renderedWithParent } from './rendered-with-parent.ts'
import { NamedField } from './named-field.tsx'

type Id = number | string
type Value = Id | ValueWithRelation | (Id | ValueWithRelation)[] | null

/** Payload's field of related documents. Its icons get their names when the server has answered with the documents' titles. */
export const NamedRelationship: RelationshipFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { customComponents, disabled, filterOptions, initialValue, path, setValue, showError, value } = useField<Value>(
    { potentiallyStalePath: ownPath },
  )
  const { AfterInput, BeforeInput, Error, Label } = customComponents ?? {}
  const { admin, relationTo } = field
  const style = useMemo(() => mergeFieldStyles(field), [field])
  const collections = useMemo(() => [relationTo].flat(), [relationTo])
  // Payload loads the documents' titles again when one of these is another object.
  const chosen = useMemo(() => withCollections(value, collections), [value, collections])
  const initial = useMemo(() => withCollections(initialValue, collections), [initialValue, collections])
  const toStored = (each: ValueWithRelation) => (Array.isArray(relationTo) ? each : each.value)
  const change = (next: Value) => setValue(next, JSON.stringify(next) === JSON.stringify(value))
  return (
    <RelationshipInput
      {...{ AfterInput, BeforeInput, Error, Label, filterOptions, path, showError, style }}
      {...(field.hasMany
        ? {
            hasMany: true,
            initialValue: initial,
            onChange: (next: ValueWithRelation[] | null) => change(next?.map(toStored) ?? null),
            value: chosen,
          }
        : {
            hasMany: false,
            initialValue: initial?.[0] ?? null,
            onChange: (next: ValueWithRelation | null) => change(next && toStored(next)),
            value: chosen?.[0] ?? null,
          })}
      allowCreate={admin?.allowCreate}
      allowEdit={admin?.allowEdit}
      appearance={admin?.appearance}
      className={admin?.className}
      Description={renderedWithParent(<NamedField key="named" field={field} path={path} />)}
      formatDisplayedOptions={
        Array.isArray(relationTo) ? undefined : (groups) => groups.flatMap(({ options }) => options)
      }
      isSortable={admin?.isSortable}
      label={field.label || undefined}
      localized={field.localized}
      maxRows={field.maxRows}
      minRows={field.minRows}
      placeholder={admin?.placeholder}
      readOnly={readOnly || disabled}
      relationTo={collections}
      required={field.required}
      sortOptions={admin?.sortOptions}
    />
  )
}

/** A field with one collection stores ids alone. */
function withCollections(value: Value | undefined, [first]: CollectionSlug[]): ValueWithRelation[] | null {
  if (first === undefined || value === null || value === undefined || value === '') return null
  return [value].flat().map((each) => (typeof each === 'object' ? each : { relationTo: first, value: each }))
}
