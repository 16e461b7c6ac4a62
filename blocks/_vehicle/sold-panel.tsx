import { similarStockPath } from '#schemas/vehicle/similar-stock-path.ts'
import { soldWords } from '#schemas/vehicle/sold-words.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

/** Replaces price and buttons of an unavailable vehicle. vehicles §4, Car status */
export function SoldPanel({ vehicle }: { vehicle: Vehicle }) {
  const { gone, comfort, button } = soldWords(vehicle)
  return (
    <Box bg="surfaceSunken" borderRadius="lg" p={5}>
      <Badge look="dark">{texts.sold}</Badge>
      <Text mt={3} look="strong">
        {gone}
      </Text>
      <Text mt={1}>{comfort}</Text>
      <Box mt={4} data-print="hide">
        <LinkButton href={similarStockPath(vehicle)}>{button}</LinkButton>
      </Box>
    </Box>
  )
}
