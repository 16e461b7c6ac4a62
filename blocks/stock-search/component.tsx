import type { PropsOf } from '../_kit/props.ts'
import { Slot, usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Breadcrumb } from '../_ui/breadcrumb.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { withinSlot } from '../_ui/within-slot.ts'
import type { stockSearch } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof stockSearch>

/** The frame of all parts. It never hydrates: each part is a separate island, and they share the URL. */
export default function StockSearch({ heading, intro, side, main, settings }: Props) {
  const { stock } = usePage()
  const hasSide = side.length > 0 && settings.layout !== 'above'
  return (
    <>
      {settings.breadcrumb && stock && stock.crumbs.length > 1 ? <Way crumbs={stock.crumbs} /> : null}
      <Section
        heading={heading || stock?.title || texts.ourStock}
        {...(intro ? { intro } : {})}
        width="wide"
        spacing="tight"
        anchor={settings.anchor}
      >
        <Box
          display={['flex', null, null, 'grid']}
          flexDirection="column"
          gridTemplateColumns={hasSide ? tracks[settings.layout] : 'minmax(0, 1fr)'}
          gap={[4, null, 6]}
          alignItems={['stretch', null, null, 'start']}
          css={parts}
        >
          {side.length > 0 ? (
            <Box minWidth={0} order={[0, null, null, settings.layout === 'right' ? 1 : 0]} css={withinReach}>
              <Slot nodes={side} />
            </Box>
          ) : null}
          <Box minWidth={0} order={[1, null, null, 0]}>
            <Slot nodes={main} />
          </Box>
        </Box>
      </Section>
    </>
  )
}

function Way({ crumbs }: { crumbs: readonly { label: string; path: string }[] }) {
  const last = crumbs.length - 1
  return (
    <Section width="wide" spacing="none">
      <Box pt={3}>
        <Breadcrumb
          crumbs={crumbs.map(({ label, path }, index) => (index === last ? { label } : { label, href: path }))}
        />
      </Box>
    </Section>
  )
}

const tracks = {
  left: '18rem minmax(0, 1fr)',
  right: 'minmax(0, 1fr) 18rem',
  above: null,
} as const

/** On phones the filters are collapsed above the results and stick below the site's header; other sidebar content follows the results. */
const withinReach: CssObject = {
  '@media (max-width: 63.99em)': {
    display: 'contents',
    '& > [data-slot]': { display: 'contents' },
    '& > [data-slot] > * > aside': { position: 'sticky', insetBlockStart: '4.25rem', zIndex: 'sticky' },
    // An island's element has `display: contents`, so `order` applies to its content.
    '& > [data-slot] > :not(:has(> aside)), & > [data-slot] > :not(:has(> aside)) > *': { order: 2 },
  },
}

/** `useSteadyPress` keeps the position; the browser's scroll anchoring would correct it twice. */
const parts: CssObject = { overflowAnchor: 'none', ...withinSlot }
