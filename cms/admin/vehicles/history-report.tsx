import type { TextFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { HistoryReportField } from './history-report-field.tsx'

/** The report on a vehicle's history: a file of the library, or an address. */
export const HistoryReport: TextFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <HistoryReportField path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
