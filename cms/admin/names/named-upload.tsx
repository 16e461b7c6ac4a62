'use client'
import { BulkUploadProvider, UploadInput, useConfig, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { UploadFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { renderedWithParent } from './rendered-with-parent.ts'
import { NamedField } from './named-field.tsx'

type Value = Parameters<typeof UploadInput>[0]['value']

/** Payload's field of one file. The file's buttons get their names when the server has answered with the file. */
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
        Description={renderedWithParent(<NamedField key="named" field={field} path={path} />)}
        displayPreview={field.displayPreview}
        label={field.label || undefined}
        localized={field.localized}
        onChange={setValue}
        readOnly={readOnly || disabled}
        relationTo={field.relationTo}
        required={field.required}
        serverURL={config.serverURL}
      />
    </BulkUploadProvider>
  )
}
