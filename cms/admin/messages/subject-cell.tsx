import type { DefaultServerCellComponentProps } from 'payload'
import { textOf } from '../../fields/text-of.ts'
import { codeIn } from './code-in.ts'
import { CopyButton } from './copy-button.tsx'

/** What a message is about, with its code to copy while it is kept. */
export const SubjectCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const subject = textOf(cellData)
  const code = rowData.state === 'kept' ? codeIn(subject) : ''
  return (
    <span className="fc-subject">
      {subject || '–'}
      {code ? <CopyButton code={code} /> : null}
    </span>
  )
}
