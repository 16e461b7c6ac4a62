import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { historyReport } from '#schemas/vehicle/history-report.ts'
import { canPrintPdf, pdfName, pdfPath, printPath } from '#schemas/vehicle/print-path.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { locationsQuery } from '../_data/locations.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Text } from '../_ui/text.tsx'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

interface PaperRowProps {
  vehicle: Vehicle
  showPrint: boolean
  showPdf: boolean
  showHistory: boolean
}

/**
 * What can be had of a vehicle on paper: the page to print, in a new tab; the PDF, but not of cars with distribution locations; the history report
 * where there is one, which is that of the PPSR on a site with its plugin. Its block asks for the locations. vehicles §2, Print; events 60 and 61 of §7
 */
export function PaperRow({ vehicle, showPrint, showPdf, showHistory }: PaperRowProps) {
  const { data: locations = [] } = useQuery(locationsQuery(useApi()))
  const { plugins } = useSite().config
  const report = showHistory ? historyReport(vehicle) : null
  return (
    <>
      {showPrint ? (
        <LinkButton href={printPath(vehicle)} target="_blank" rel="noopener nofollow" variant="secondary" size="sm">
          <AnyIcon name="print" size={18} />
          {texts.print}
        </LinkButton>
      ) : null}
      {showPdf && canPrintPdf(vehicle, locations) ? <PdfButton vehicle={vehicle} /> : null}
      {report ? (
        <LinkButton
          href={report}
          target="_blank"
          rel="noopener nofollow"
          variant="secondary"
          size="sm"
          {...toolMark('tell')}
          data-event={60}
          data-car={vehicle.id}
        >
          <AnyIcon name="report" size={18} />
          {plugins.includes('PPSR Report') ? texts.viewPpsrReport : texts.viewHistoryReport}
        </LinkButton>
      ) : null}
    </>
  )
}

/** A link to the file; with script it shows progress and errors. */
function PdfButton({ vehicle }: { vehicle: Vehicle }) {
  const wrong = useId()
  return (
    <>
      <LinkButton
        href={pdfPath(vehicle)}
        download={pdfName(vehicle)}
        rel="nofollow"
        variant="secondary"
        size="sm"
        {...toolMark('save-pdf')}
        data-event={61}
        data-car={vehicle.id}
        aria-controls={wrong}
      >
        <AnyIcon name="download" size={18} />
        <span data-words aria-live="polite">
          {texts.saveAsPdf}
        </span>
      </LinkButton>
      <Text
        id={wrong}
        role="alert"
        fontSize="sm"
        color="danger"
        flexBasis="100%"
        css={{ '&:empty': { display: 'none' } }}
      />
    </>
  )
}
