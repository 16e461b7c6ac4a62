import type { PropsOf } from '../_kit/props.ts'
import { Slot } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import type { section } from './block.ts'

export default function ReusableSection({ section: reference, settings }: PropsOf<typeof section>) {
  if (!reference?.doc || reference.doc.layout.length === 0) return null
  return (
    <Box id={settings.anchor || undefined}>
      <Slot nodes={reference.doc.layout} />
    </Box>
  )
}
