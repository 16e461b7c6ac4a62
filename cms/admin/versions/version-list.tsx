import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { z } from 'zod'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { Link } from '../next.ts'
import { readList, type VersionRow } from './read-list.ts'
import { readTimeZone } from '../../tenancy/read-time-zone.ts'
import * as texts from './texts.ts'

const querySchema = z.object({
  page: z.coerce.number().int().min(1).max(100).catch(1),
  block: z.string().max(64).nullable().catch(null),
})

/** The versions of a document: when, by whom, what it is now, and what it changed. */
export const VersionList = async ({ initPageResult, doc, searchParams }: DocumentViewServerProps) => {
  const { collectionConfig: collection, docID, req } = initPageResult
  if (!collection || docID === undefined) return null
  const { page, block } = querySchema.parse(searchParams ?? {})
  const id = Number(docID)
  const address = `${req.payload.config.routes.admin}/collections/${collection.slug}/${id}/versions`
  const timeZone = await readTimeZone(req, doc)
  const { rows, hasOlder } = await readList(req, { collection, id, page, block })
  return (
    <main className="fc-versions">
      <SetDocumentStepNav
        collectionSlug={collection.slug}
        id={id}
        pluralLabel={collection.labels.plural}
        useAsTitle={collection.admin.useAsTitle}
        view={texts.versions}
      />
      <Gutter>
        <h2 className="fc-hidden">{texts.versionsOfTitle}</h2>
        <p className="fc-versions__note">
          {block === null ? texts.timesAreOfTheSite({ timeZone }) : texts.onlyOfBlock}{' '}
          {block === null ? null : <Link href={address}>{texts.showAllVersions}</Link>}
        </p>
        {rows.length === 0 ? <p>{block === null ? texts.noVersionsYet : texts.noVersionsOfBlock}</p> : null}
        <ol className="fc-versions__list">
          {rows.map((row) => (
            <Row key={row.id} row={row} href={`${address}/${row.id}`} timeZone={timeZone} />
          ))}
        </ol>
        {page > 1 || hasOlder ? (
          <nav className="fc-versions__pages" aria-label={texts.pagesOfVersions}>
            {page > 1 ? <Link href={`${address}?page=${page - 1}`}>{texts.newerVersions}</Link> : null}
            {hasOlder ? <Link href={`${address}?page=${page + 1}`}>{texts.olderVersions}</Link> : null}
          </nav>
        ) : null}
      </Gutter>
    </main>
  )
}

const Row = ({ row, href, timeZone }: { row: VersionRow; href: string; timeZone: string }) => (
  <li className="fc-versions__row">
    <Link href={href} prefetch={false} className="fc-versions__when">
      <time dateTime={row.updatedAt}>{formatLocalTime({ moment: row.updatedAt, timeZone })}</time>
    </Link>
    <span className="fc-versions__who">{row.authors}</span>
    <span className="fc-versions__state" data-current={row.state.isCurrent || undefined}>
      {row.state.label}
    </span>
    <span className="fc-versions__what">{row.summary}</span>
  </li>
)
