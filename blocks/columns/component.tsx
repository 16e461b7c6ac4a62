import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Slot } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { stackedInSlot } from '../_ui/within-slot.ts'
import type { columns } from './block.ts'
import { columnBasis, columnLimits, columnShares } from './column-widths.ts'

export default function Columns({ count, halves, thirds, settings, ...slots }: PropsOf<typeof columns>) {
  const shown = [slots.first, slots.second, slots.third, slots.fourth].slice(0, Number(count))
  if (shown.every((nodes) => nodes.length === 0)) return null
  const widths = { count, halves, thirds }
  const shares = columnShares(widths)
  const limits = columnLimits(widths)
  return (
    <Section anchor={settings.anchor} background={settings.background} spacing={settings.spacing}>
      <Box
        display="flex"
        flexWrap="wrap"
        gap={[5, null, 6]}
        alignItems={settings.align === 'middle' ? 'center' : 'flex-start'}
      >
        {shown.map((nodes, index) => (
          <Column
            key={places[index]}
            nodes={nodes}
            basis={columnBasis(widths)}
            limit={limits[index] ?? []}
            share={shares[index] ?? 1}
          />
        ))}
      </Box>
    </Section>
  )
}

const places = ['first', 'second', 'third', 'fourth'] as const

interface ColumnProps {
  nodes: BlockNode[]
  basis: readonly (string | null)[]
  limit: readonly (string | null)[]
  share: number
}

/** A long word or a wide picture must not push its neighbours off the page. */
function Column({ nodes, basis, limit, share }: ColumnProps) {
  return (
    <Box minWidth={0} flexGrow={share} flexBasis={basis} maxWidth={limit} css={column}>
      <Slot nodes={nodes} />
    </Box>
  )
}

const column: CssObject = {
  ...stackedInSlot,
  // In a grid the margins of two panels add up, so their distance equals all others.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // A column whose blocks render nothing leaves its space to its neighbour.
  '&:not(:has(:not([data-slot], [data-island], script)))': { display: 'none' },
  // The row is complete once the next element or the footer exists: the visible columns then share the space of empty ones.
  'section:has(+ *) > div > div > &, body:has(> footer) &': { maxWidth: 'none' },
}
