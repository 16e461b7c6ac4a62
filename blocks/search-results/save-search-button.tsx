import { needsScript } from '../_kit/page-scripts.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import * as texts from './texts.ts'

interface SaveSearchButtonProps {
  /** What the page's stock is called: `Used cars`. */
  title: string
  search: Pick<SearchQuery, 'query' | 'facets'>
}

/** Keeps the search for a signed-in shopper; `watchlist-script.ts` attends to it. */
export function SaveSearchButton({ title, search }: SaveSearchButtonProps) {
  needsScript('watchlist')
  const chosen = Object.values(search.facets).flatMap((values) => values ?? [])
  const name = [title, search.query, ...chosen].filter(Boolean).join(', ').slice(0, 160)
  return (
    <Box mb={4} css={{ '@media (scripting: none)': { display: 'none' }, '@media print': { display: 'none' } }}>
      <Button variant="secondary" size="sm" data-save-search={name}>
        <AnyIcon name="mail" size={18} />
        {texts.saveThisSearch}
      </Button>
    </Box>
  )
}
