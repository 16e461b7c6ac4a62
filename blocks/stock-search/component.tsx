import type { ReactNode } from 'react'
import { BrowserRouter, StaticRouter } from 'react-router'
import { isStockRoute, stockRoutes } from '#schemas/vehicle/stock-route.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { stockSearch } from './block.ts'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'
import { usualFacets } from './search-facets.ts'
import { useSearchState } from './use-search-state.ts'

type Props = PropsOf<typeof stockSearch>

export default function StockSearch(props: Props) {
  return (
    <AddressBar>
      <Search props={props} />
    </AddressBar>
  )
}

/**
 * React Router holds the address: the request's on the server, the browser's once awake. Not in a transition: React would put a box that was
 * just ticked back, and tick it again a moment later.
 */
function AddressBar({ children }: { children: ReactNode }) {
  const { path, search } = usePage()
  if (import.meta.env.SSR) return <StaticRouter location={search ? `${path}?${search}` : path}>{children}</StaticRouter>
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
}

function Search({ props }: { props: Props }) {
  const { params } = usePage()
  const state = useSearchState(props.sortBy)
  const facets = props.filters.length > 0 ? props.filters : usualFacets
  const segment = params['type'] ?? ''
  const heading = props.heading || (isStockRoute(segment) ? stockRoutes[segment].title : 'Our Stock')
  const noun = (state.data?.count ?? 0) === 1 ? 'vehicle' : 'vehicles'
  return (
    <Section heading={heading} width="wide" spacing="tight" anchor={props.settings.anchor}>
      <Box
        display="grid"
        gridTemplateColumns={['minmax(0, 1fr)', null, null, '17rem minmax(0, 1fr)']}
        gap={[4, null, 6]}
        alignItems="start"
        css={steady}
      >
        <Box as="aside" aria-label="Filters">
          <Box as="details" css={drawer}>
            <summary>
              Filters
              <Icon name="chevronDown" />
            </summary>
            <Box pt={[4, null, null, 0]}>
              <Filters state={state} facets={facets} noun={noun} />
            </Box>
          </Box>
        </Box>
        <Results state={state} noun={noun} emptyText={props.emptyText} />
      </Box>
    </Section>
  )
}

/** `useSteadyPress` keeps the place; a browser that did it as well would do it twice. */
const steady: CssObject = { overflowAnchor: 'none' }

/** Folded on small screens; on large ones always open, where the browser can be told so. */
const drawer: CssObject = {
  border: 'strong',
  borderRadius: 'md',
  px: 4,
  py: 3,
  '& > summary': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 'semibold' },
  '& > summary > svg': { transition: 'transform .18s' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '@supports selector(::details-content)': {
    '@media (min-width: 64em)': {
      border: 'none',
      padding: 0,
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
}
