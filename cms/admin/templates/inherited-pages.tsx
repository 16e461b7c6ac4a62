import { Gutter } from '@payloadcms/ui'
import { createLocalReq, type ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { type InheritedPage, listInheritedPages } from '../../inheritance/inherited-pages.ts'
import { findListSite } from '../find-list-site.ts'
import { Link } from '../next.ts'
import { CustomiseButton } from './customise-button.tsx'
import * as texts from './texts.ts'

/** Below the list of a site's pages: those of its template, which the site shows too. */
export const InheritedPages = async ({ payload, user }: ServerProps) => {
  if (!user || user.collection !== 'users') return null
  const site = await findListSite(user)
  const req = await createLocalReq({ user }, payload)
  const inherited = site === null ? null : await listInheritedPages(req, site)
  if (site === null || !inherited || inherited.pages.length === 0) return null
  const { admin } = payload.config.routes
  const canEdit = hasRole(user, ['tenant-admin', 'editor'])
  return (
    <Gutter>
      <section className="fc-inherited-pages" aria-labelledby="fc-inherited-pages">
        <h2 id="fc-inherited-pages">
          {texts.fromTheTemplate({ template: inherited.template.name })}{' '}
          <small>{texts.pagesCount({ count: inherited.pages.length })}</small>
        </h2>
        <p>{texts.inheritedPagesExplained}</p>
        <div className="fc-inherited-pages__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.title}</th>
                <th scope="col">{texts.address}</th>
                <th scope="col">{texts.shown}</th>
                {canEdit ? (
                  <th scope="col">
                    <span className="fc-hidden">{texts.action}</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {inherited.pages.map((page) => (
                <tr key={page.id}>
                  <th scope="row">
                    <Link href={`${admin}/collections/pages/${page.id}`} prefetch={false}>
                      {page.title || page.path}
                    </Link>
                  </th>
                  <td>{page.path}</td>
                  <td>{shownWords(page)}</td>
                  {canEdit ? (
                    <td>
                      <Action page={page} site={site} admin={admin} />
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </Gutter>
  )
}

const Action = ({ page, site, admin }: { page: InheritedPage; site: number; admin: string }) =>
  page.ownId === null ? (
    <CustomiseButton
      page={page.id}
      site={site}
      admin={admin}
      label={texts.customise}
      name={texts.customisePage({ title: page.title })}
    />
  ) : (
    <Link
      className="fc-button fc-button--small"
      href={`${admin}/collections/pages/${page.ownId}`}
      prefetch={false}
      aria-label={texts.openYourPageTitle({ title: page.title })}
    >
      {texts.openYourPage}
    </Link>
  )

function shownWords({ ownId, isReplaced }: InheritedPage): string {
  if (isReplaced) return texts.shownOwn
  return ownId === null ? texts.shownFromTemplate : texts.draftOfOwn
}
