'use client'
import { BulkUploadProvider, UploadInput, useConfig, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { UploadFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { drawnWithParent } from './drawn-with-parent.ts'
import { NamedField } from './named-field.tsx'

type Value = Parameters<typeof UploadInput>[0]['value']

/** Payload's field of a file. The buttons of the file get their names when the server has answered with it. */
export const NamedUpload: UploadFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { config } = useConfig()
  const { customComponents, disabled, filterOptions, path, setValue, showError, value } = useField<Value>({
    potentiallyStalePath: ownPath,
  })
  const { AfterInput, BeforeInput, Error, Label } = customComponents ?? {}
  const style = useMemo(() => mergeFieldStyles(field), [field])
  return (
    <BulkUploadProvider drawerSlugPrefix={ownPath}>
      <UploadInput
        {...{ AfterInput, BeforeInput, Error, Label, filterOptions, path, showError, style, value }}
        allowCreate={field.admin?.allowCreate !== false}
        api={config.routes.api}
        className={field.admin?.className}
        Description={drawnWithParent(<NamedField key="named" field={field} path={path} />)}
        displayPreview={field.displayPreview}
        hasMany={field.hasMany}
        isSortable={field.admin?.isSortable}
        label={field.label || undefined}
        localized={field.localized}
        maxRows={field.maxRows}
        onChange={setValue}
        readOnly={readOnly || disabled}
        relationTo={field.relationTo}
        required={field.required}
        serverURL={config.serverURL}
      />
    </BulkUploadProvider>
  )
}
