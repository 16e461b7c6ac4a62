'use client'
import { useListQuery } from '@payloadcms/ui'

/** The list as it is filtered now, as a file. */
export const ExportLeads = ({ site }: { site: number | null }) => {
  const { query } = useListQuery()
  if (site === null) return <p className="fc-leads__note">Choose a site to export its leads.</p>
  const search = new URLSearchParams({
    tenant: String(site),
    ...(query.where ? { where: JSON.stringify(query.where) } : {}),
    ...(query.search ? { search: query.search } : {}),
  })
  return (
    <a className="fc-button fc-button--small" href={`/staff/leads.csv?${search.toString()}`} download>
      Export this list (CSV)
    </a>
  )
}
