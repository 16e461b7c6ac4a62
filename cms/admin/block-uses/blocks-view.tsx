import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { readText } from '../../fields/read-text.ts'
import { countBlockUses } from '../../uses/count-block-uses.ts'
import { listShownSites } from '../list-shown-sites.ts'
import { redirect } from '../next.ts'
import { Screen } from '../screen.tsx'
import { BlockTypes } from './block-types.tsx'
import { listBlockTypes } from './list-block-types.ts'
import * as texts from './texts.ts'

/** `/admin/blocks`: every type of block with what uses it on the person's sites. */
export const BlocksView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { admin } = req.payload.config.routes
  const address = `${admin}/blocks`
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
  const isAllowed = hasRole(req.user, ['tenant-admin', 'editor'])
  const query = readText(props.searchParams?.['search']).trim()
  const types = listBlockTypes(query)
  const counts = isAllowed ? await countBlockUses(req, { tenants: await listShownSites(req) }) : new Map()
  return (
    <Screen {...props} className="fc-blocks">
      <h1>{texts.blockTypes}</h1>
      {isAllowed ? (
        <>
          <p>{texts.blockTypesDescription}</p>
          <SearchForm query={query} address={address} />
          {types.length === 0 ? <p role="status">{texts.nothingFound}</p> : null}
          <BlockTypes types={types} counts={counts} address={address} isSearch={query !== ''} />
        </>
      ) : (
        <p role="alert">{texts.onlyEditors}</p>
      )}
    </Screen>
  )
}

const SearchForm = ({ query, address }: { query: string; address: string }) => (
  <form className="fc-blocks__search" role="search" action={address}>
    <input
      type="search"
      name="search"
      aria-label={texts.searchBlockTypes}
      placeholder={texts.searchHint}
      defaultValue={query}
    />
    <button type="submit" className="fc-button">
      {texts.search}
    </button>
    {query === '' ? null : <a href={address}>{texts.showAll}</a>}
  </form>
)
