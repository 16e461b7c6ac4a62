import { readChildren, type RichText as RichTextValue } from '#blocks/_kit/fields/rich-text.ts'
import { Box } from '../box.tsx'
import { useHeadingLevel } from '../heading-level.tsx'
import type { CssObject } from '../style/style-props.ts'
import { largestHeading } from './heading-level.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'

interface RichTextProps {
  value: RichTextValue | null
  /** `small` for secondary text: a disclaimer, a card's text. */
  look?: 'body' | 'small'
  /** `prose` limits the line length; `full` uses the whole width. */
  width?: 'prose' | 'full'
}

/** Formatted text of a marketer. Its headings start at the level of the place, regardless of the chosen level. */
export function RichText({ value, look = 'body', width = 'prose' }: RichTextProps) {
  const level = useHeadingLevel()
  if (!value) return null
  const nodes = readChildren({ type: 'root', ...value.root })
  return (
    <Box
      css={prose}
      maxWidth={width === 'prose' ? 'prose' : undefined}
      {...(look === 'small' ? { fontSize: 'sm', color: 'muted' } : {})}
    >
      <RichTextNodes nodes={nodes} context={{ level, largest: largestHeading(nodes) }} />
    </Box>
  )
}

const prose: CssObject = {
  lineHeight: 'loose',
  '& > * + *': { mt: 4 },
  '& > :is(h1, h2, h3, h4, h5, h6)': { mb: '-2' },
  '& > * + :is(h1, h2, h3, h4, h5, h6)': { mt: 6 },
  '& ul, & ol': { pl: 5, listStyle: 'revert' },
  '& li + li': { mt: 1 },
  '& li::marker': { color: 'muted' },
  '& blockquote': { pl: 4, borderLeft: 'thick', color: 'muted', fontSize: 'lg' },
  '& hr': { border: 'none', borderTop: 'thin', my: 6 },
  '& code': { fontFamily: 'mono', fontSize: 'sm', px: 1, bg: 'surfaceSunken', borderRadius: 'sm' },
}
