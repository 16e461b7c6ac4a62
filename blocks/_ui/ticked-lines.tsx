import { Box, type BoxProps } from './box.tsx'
import { Icon } from './icon.tsx'

/** Each line of a text as a list item with a tick. */
export function TickedLines({ text, ...props }: BoxProps & { text: string }) {
  return (
    <Box as="ul" minWidth={0} m={0} p={0} css={plainList} {...props}>
      {getLines(text).map((line) => (
        <Box as="li" key={line} display="flex" gap={2} py={1}>
          <Box as="span" color="positive" flex="none">
            <Icon name="check" size={18} />
          </Box>
          {line}
        </Box>
      ))}
    </Box>
  )
}

const getLines = (text: string) =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')

const plainList = { listStyle: 'none' } as const
