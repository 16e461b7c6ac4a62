import type { Use } from '../../uses/use.ts'
import { writeUseAddress } from '../uses/use-address.ts'
import { hasOtherSites } from './has-other-sites.ts'
import { UsesPager } from './uses-pager.tsx'
import * as texts from './texts.ts'

interface Props {
  uses: readonly Use[]
  /** The sites that the list is about. */
  sites: readonly number[]
  /** Number of the page of the list, counted from 1. */
  page: number
  /** Address of the list. */
  address: string
  admin: string
}

/** Most uses on a page of the list. */
const most = 50

const stateWords = { published: texts.published, draft: texts.draft }

/** The pages, drafts and sections with blocks of a type. Each link opens the canvas at the block. */
export function BlockUses({ uses, sites, page, address, admin }: Props) {
  const drafts = uses.filter(({ state }) => state === 'draft').length
  const last = Math.max(Math.ceil(uses.length / most), 1)
  const shown = Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1
  const first = (shown - 1) * most
  return (
    <section aria-labelledby="where-used">
      <h2 id="where-used">{texts.whereUsed}</h2>
      {uses.length === 0 ? (
        <p>{sites.length === 1 ? texts.notUsedHere : texts.notUsed}</p>
      ) : (
        <p>{texts.whereUsedCounts({ published: uses.length - drafts, drafts })}</p>
      )}
      {uses.length === 0 ? null : (
        <UsesTable uses={uses.slice(first, first + most)} admin={admin} hasSites={hasOtherSites(uses, sites)} />
      )}
      <UsesPager page={shown} last={last} first={first} most={most} count={uses.length} address={address} />
    </section>
  )
}

function nameKind({ collection, isPageTemplate }: Use): string {
  if (isPageTemplate) return texts.pageTemplate
  return collection === 'sections' ? texts.reusableSection : texts.page
}

const UsesTable = ({ uses, admin, hasSites }: { uses: readonly Use[]; admin: string; hasSites: boolean }) => (
  <table className="fc-block-uses">
    <thead>
      <tr>
        <th scope="col">{texts.title}</th>
        <th scope="col">{texts.kind}</th>
        {hasSites ? <th scope="col">{texts.site}</th> : null}
        <th scope="col">{texts.state}</th>
      </tr>
    </thead>
    <tbody>
      {uses.map((use) => (
        <tr key={`${use.collection}/${use.id}/${use.state}`}>
          <th scope="row">
            <a href={writeUseAddress(admin, use)}>{use.title || texts.untitled}</a>
          </th>
          <td>{nameKind(use)}</td>
          {hasSites ? <td>{use.site}</td> : null}
          <td className={`fc-status fc-status--${use.state}`}>{stateWords[use.state]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
