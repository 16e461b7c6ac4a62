import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { docAccessOperation } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { findRestoreProblems } from '../../versions/find-restore-problems.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { Link } from '../next.ts'
import { DifferenceList } from './difference-list.tsx'
import { readComparison, type ComparedWith } from './read-comparison.ts'
import { readTimeZone } from '../../tenancy/read-time-zone.ts'
import { RestoreDocument } from './restore-document.tsx'
import { RestoreRest } from './restore-rest.tsx'
import { VersionNav } from './version-nav.tsx'
import * as texts from './texts.ts'

/** One version: who made it, what it changed or how it differs from what is now, and ways back to it. */
export const VersionView = async ({ initPageResult, doc, searchParams, routeSegments }: DocumentViewServerProps) => {
  const { collectionConfig: collection, docID, req } = initPageResult
  if (!collection || docID === undefined) return null
  const { routes } = req.payload.config
  const parent = Number(docID)
  const document = `${routes.admin}/collections/${collection.slug}/${parent}`
  const comparedWith: ComparedWith = searchParams?.['with'] === 'now' ? 'now' : 'before'
  const timeZone = await readTimeZone(req, doc)
  const id = Number(routeSegments.at(-1))
  const found = await readComparison(req, { collection, parent, id, comparedWith, timeZone })
  if (!found)
    return (
      <Gutter className="fc-version">
        <p>{texts.noSuchVersion}</p>
      </Gutter>
    )
  const { version, other, difference, authors, state, isNewest } = found
  const moment = formatLocalTime({ moment: version.updatedAt, timeZone }) ?? ''
  const mayRestore = await findRight(req, { collection, id: parent })
  const address = `${document}/versions/${id}`
  const problems =
    mayRestore && !isNewest
      ? await findRestoreProblems(req, { collection, id: parent, content: version.content })
      : null
  return (
    <main className="fc-version">
      <VersionNav
        collection={collection.slug}
        document={document}
        plural={readText(collection.labels.plural)}
        moment={moment}
      />
      <Gutter>
        <header className="fc-version__head">
          <div>
            <h2>{texts.versionOfMoment({ moment })}</h2>
            <p>
              {texts.byAuthors({ authors })}{' '}
              <span className="fc-versions__state" data-current={state.isCurrent || undefined}>
                {state.label}
              </span>
            </p>
          </div>
          {problems && problems.taken.length + problems.gone.length > 0 ? (
            <RestoreRest
              address={`${routes.api}/versions/${collection.slug}/${parent}/restore-rest`}
              documents={`${routes.admin}/collections/${collection.slug}`}
              document={document}
              version={id}
              moment={moment}
              hasDrafts={Boolean(collection.versions?.drafts)}
              problems={problems}
            />
          ) : problems ? (
            <RestoreDocument
              address={`${routes.api}/${collection.slug}/versions/${id}`}
              document={document}
              moment={moment}
              kind={
                !collection.versions?.drafts
                  ? 'plain'
                  : version.content['_status'] === 'published'
                    ? 'published'
                    : 'draft'
              }
            />
          ) : null}
        </header>
        <nav className="fc-version__with" aria-label={texts.compareWith}>
          <Link href={address} aria-current={comparedWith === 'before' ? 'true' : undefined}>
            {texts.whatItChanged}
          </Link>
          {isNewest ? null : (
            <Link href={`${address}?with=now`} aria-current={comparedWith === 'now' ? 'true' : undefined}>
              {texts.whatDiffersNow}
            </Link>
          )}
        </nav>
        {difference ? (
          <DifferenceList
            difference={difference}
            heads={
              comparedWith === 'before'
                ? { before: texts.before, after: texts.inThisVersion }
                : { before: texts.inThisVersion, after: texts.now }
            }
            restore={
              mayRestore
                ? {
                    comparedWith,
                    address: `${routes.api}/versions/${collection.slug}/${parent}/restore-block`,
                    document,
                    sides:
                      comparedWith === 'before'
                        ? { before: side(other), after: isNewest ? null : side(version) }
                        : { before: side(version), after: null },
                  }
                : null
            }
          />
        ) : (
          <p>{texts.nothingBefore}</p>
        )}
      </Gutter>
    </main>
  )

  function side(each: typeof other) {
    return each && { version: each.id, moment: formatLocalTime({ moment: each.updatedAt, timeZone }) ?? '' }
  }
}

type ViewRequest = Pick<DocumentViewServerProps['initPageResult'], 'req'>['req']

async function findRight(
  req: ViewRequest,
  {
    collection,
    id,
  }: { collection: NonNullable<DocumentViewServerProps['initPageResult']['collectionConfig']>; id: number },
): Promise<boolean> {
  const allowed = await docAccessOperation({ id, collection: { config: collection }, data: {}, req })
  return 'update' in allowed && Boolean(allowed.update)
}
