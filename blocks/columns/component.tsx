import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Slot } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { withinSlot } from '../_ui/within-slot.ts'
import type { columns } from './block.ts'
import { columnTracks } from './column-tracks.ts'

export default function Columns({ count, halves, thirds, settings, ...slots }: PropsOf<typeof columns>) {
  const shown = [slots.first, slots.second, slots.third, slots.fourth].slice(0, Number(count))
  if (shown.every((nodes) => nodes.length === 0)) return null
  return (
    <Section anchor={settings.anchor} background={settings.background} spacing={settings.spacing}>
      <Box
        display="grid"
        gap={[5, null, 6]}
        alignItems={settings.align === 'middle' ? 'center' : 'start'}
        gridTemplateColumns={columnTracks({ count, halves, thirds })}
      >
        {shown.map((nodes, index) => (
          <Column key={places[index]} nodes={nodes} />
        ))}
      </Box>
    </Section>
  )
}

const places = ['first', 'second', 'third', 'fourth'] as const

function Column({ nodes }: { nodes: BlockNode[] }) {
  return (
    <Box minWidth={0} css={withinSlot}>
      <Slot nodes={nodes} />
    </Box>
  )
}
