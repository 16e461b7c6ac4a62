'use client'
import { useListQuery } from '@payloadcms/ui'
import * as texts from './texts.ts'

/** Exports the list with its current filters as a file. */
export const ExportLeads = ({ site }: { site: number | null }) => {
  const { query } = useListQuery()
  if (site === null) return <p className="fc-leads__note">{texts.chooseASiteToExportItsLeads}</p>
  const search = new URLSearchParams({
    tenant: String(site),
    ...(query.where ? { where: JSON.stringify(query.where) } : {}),
    ...(query.search ? { search: query.search } : {}),
  })
  return (
    <a className="fc-button fc-button--small" href={`/staff/leads.csv?${search.toString()}`} download>
      {texts.exportThisListCsv}
    </a>
  )
}
