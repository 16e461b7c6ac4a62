import type { DefaultServerCellComponentProps } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { findCode } from './find-code.ts'
import { CopyButton } from './copy-button.tsx'

/** Subject of a message, with its code to copy while the code is stored. */
export const SubjectCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const subject = readText(cellData)
  const code = rowData.state === 'kept' ? findCode(subject) : ''
  return (
    <span className="fc-subject">
      {subject || '–'}
      {code ? <CopyButton code={code} /> : null}
    </span>
  )
}
