import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { modelsIn, rangeCategories } from '#schemas/model/model-categories.ts'
import { modelsQuery } from '../_data/models.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { ModelCard } from '../_range/model-card.tsx'
import { address } from '../_search/address.ts'
import { Grid } from '../_ui/grid.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import { askedRange } from './asked-range.ts'
import type { modelRange } from './block.ts'
import { CategoryButtons } from './category-buttons.tsx'
import { readCategory } from './read-category.ts'
import * as texts from './texts.ts'

/** locations §2, Model range grid; §4, Model range */
export default function ModelRange({ heading, intro, look, limit, ...props }: PropsOf<typeof modelRange>) {
  const page = usePage()
  const { data = [] } = useQuery(modelsQuery(useApi(), askedRange(page)))
  const query = useSyncExternalStore(address.listen, address.query, () =>
    import.meta.env.SSR ? page.search : address.cameWith(),
  )
  if (data.length === 0) return null
  const categories = rangeCategories(data)
  const isFiltered = props.categories && categories.length > 1
  const chosen = isFiltered ? readCategory(query) : ''
  const shown = modelsIn(data, chosen).slice(0, limit)
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      {isFiltered ? (
        <CategoryButtons categories={categories} chosen={chosen} path={page.path} onChoose={address.step} />
      ) : null}
      <Grid as="ul" role="list" columns={look === 'list' ? 1 : [1, 2, null, 3]}>
        {shown.map((model) => (
          <li key={model.id}>
            <ModelCard model={model} look={look === 'list' ? 'item' : 'tile'} />
          </li>
        ))}
      </Grid>
      {shown.length === 0 ? <Text look="muted">{texts.noneInCategory}</Text> : null}
    </Section>
  )
}
