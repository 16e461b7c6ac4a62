import type { TextFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { HistoryReportField } from './history-report-field.tsx'

/** The vehicle history report: a library file or an address. */
export const HistoryReport: TextFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <HistoryReportField path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
