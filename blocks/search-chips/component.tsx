import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { chosenFilters, withoutFilters } from '../_search/chosen-filters.ts'
import { focusCount } from '../_search/count-text.ts'
import { useSearchAddress } from '../_search/use-search.ts'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Tag } from '../_ui/tag.tsx'
import type { searchChips } from './block.ts'
import * as texts from './texts.ts'

export default function SearchChips({ clearLabel, settings }: PropsOf<typeof searchChips>) {
  const { search, hrefOf, go } = useSearchAddress()
  const chosen = chosenFilters(search, new Date(usePage().now))
  if (chosen.length === 0) return settings.anchor ? <span id={settings.anchor} /> : null
  const leadTo = (searchQuery: SearchQuery) => {
    go(() => searchQuery)
    focusCount()
  }
  const none = withoutFilters(search)
  return (
    <Inline id={settings.anchor || undefined} gap={2} mb={4} role="group" aria-label={texts.chosenFilters}>
      {chosen.map(({ label, without }) => (
        <Tag key={hrefOf(without)} removeHref={hrefOf(without)} onRemove={() => leadTo(without)}>
          {label}
        </Tag>
      ))}
      <LinkButton
        href={hrefOf(none)}
        rel="nofollow"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          leadTo(none)
        }}
        variant="ghost"
        size="sm"
      >
        {clearLabel}
      </LinkButton>
    </Inline>
  )
}
