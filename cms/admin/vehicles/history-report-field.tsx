'use client'
import { FieldError, useField } from '@payloadcms/ui'
import { MediaAddresses } from './media-addresses.tsx'
import * as texts from './texts.ts'

interface Props {
  path: string
  isReadOnly: boolean
  origin: string | null
}

export const HistoryReportField = ({ path: ownPath, isReadOnly, origin }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  return (
    <div className={`field-type${showError ? ' error' : ''}`}>
      <FieldError path={path} showError={showError} />
      <MediaAddresses
        title={texts.historyReport}
        noun={texts.aHistoryReport}
        help={texts.aPdfFile}
        kind="document"
        max={1}
        addresses={typeof value === 'string' && value !== '' ? [value] : []}
        origin={origin}
        isLocked={isReadOnly || disabled}
        onChange={([address]) => setValue(address ?? null)}
      />
    </div>
  )
}
