import type { DefaultServerCellComponentProps } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { dueWords } from './due-words.ts'

/** Time left to answer a lead, in the list of leads; red if overdue. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const due = dueNow(readText(rowData.status), readText(cellData))
  if (!due) return <span className="fc-due">–</span>
  return (
    <strong className="fc-due" data-late={due.isLate || undefined}>
      {due.words}
    </strong>
  )
}

const dueNow = (status: string, due: string) => dueWords({ status, due, now: new Date() })
