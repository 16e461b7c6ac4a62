import { Box } from '../box.tsx'
import * as texts from '../texts.ts'

/** Marks a calculator's result while a field holds text that cannot be used: it is for the last figures that could be. */
export const LastUsable = () => (
  <Box as="span" display="block" mb={3} p={3} bg="warningSoft" borderRadius="md" fontSize="sm">
    {texts.lastUsableFigures}
  </Box>
)
