import { useState } from 'react'
import { fuelBounds } from '#schemas/fuel/fuel-bounds.ts'
import { fuelCost } from '#schemas/fuel/fuel-cost.ts'
import { fuelEconomy } from '#schemas/fuel/fuel-economy.ts'
import { usesFuel } from '#schemas/fuel/uses-fuel.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { vehicleNoun } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Field } from '../_ui/field/field.tsx'
import { LastUsable } from '../_ui/field/last-usable.tsx'
import { MoneyInput } from '../_ui/field/money-input.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import { formatNumber } from '../_ui/field/number-text.ts'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import type { fuelCalculator } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof fuelCalculator>

/** vehicles §5 and §9, Fuel calculator */
export default function FuelCalculator(props: Props) {
  const { vehicle } = usePage()
  if (!vehicle || !isAvailable(vehicle) || !usesFuel(vehicle)) return null
  return <Calculator vehicle={vehicle} {...props} />
}

function Calculator({ vehicle, heading, intro, settings }: Props & { vehicle: Vehicle }) {
  const economy = fuelEconomy(vehicle)
  const [pricePerLitre, setPrice] = useState<number>(settings.pricePerLitre)
  const [kmPerWeek, setKm] = useState<number>(settings.kmPerWeek)
  const [litresPer100Km, setEconomy] = useState(economy.litresPer100Km)
  const [unusable, setUnusable] = useState<ReadonlySet<keyof typeof fuelBounds>>(new Set())
  const take = (field: keyof typeof fuelBounds, set: (value: number) => void) => (value: number | null) => {
    setUnusable((known) => new Set([...known].filter((other) => other !== field).concat(value === null ? field : [])))
    if (value !== null) set(value)
  }
  const cost = fuelCost({ pricePerLitre, kmPerWeek, litresPer100Km })
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      background={settings.background}
      spacing="tight"
      anchor={settings.anchor || 'fuel-calculator'}
    >
      <Box display="grid" gap={[4, null, 5]} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
        <Stack gap={4}>
          <Field label={texts.fuelPricePerLitre}>
            <MoneyInput
              kind="measure"
              value={pricePerLitre}
              max={fuelBounds.pricePerLitre}
              whenEmpty={0}
              decimals={2}
              onValue={take('pricePerLitre', setPrice)}
            />
          </Field>
          <Field label={texts.distanceTravelledPerWeek}>
            <NumberInput
              kind="kilometres"
              value={kmPerWeek}
              max={fuelBounds.kmPerWeek}
              whenEmpty={0}
              suffix="kms"
              onValue={take('kmPerWeek', setKm)}
            />
          </Field>
          <Field
            label={texts.fuelEconomy}
            hint={economy.isKnown ? texts.combinedAsStatedForThisModel : unknownEconomy(vehicle)}
          >
            <NumberInput
              kind="measure"
              value={litresPer100Km}
              max={fuelBounds.litresPer100Km}
              whenEmpty={0}
              suffix={texts.l100km}
              onValue={take('litresPer100Km', setEconomy)}
            />
          </Field>
        </Stack>
        <Card padded css={{ alignSelf: 'start' }}>
          <Text look="small">{texts.estimatedFuelCost}</Text>
          <Box as="output" display="block" aria-live="polite" css={{ fontVariantNumeric: 'tabular-nums' }}>
            {unusable.size > 0 ? <LastUsable /> : null}
            <Text as="span" display="block" fontFamily="heading" fontWeight="heading" fontSize="4xl" lineHeight="tight">
              {formatDollars(cost.week)}
              <Text as="span" fontFamily="body" fontSize="md" fontWeight="regular" look="muted">
                {texts.perWeek}
              </Text>
            </Text>
            <Text as="span" display="block" mt={1} look="muted">
              {texts.dollarsPerYear({ dollars: formatDollars(cost.year) })}
            </Text>
          </Box>
          <Text mt={4} look="small">
            {texts.calculation({
              km: formatNumber(kmPerWeek),
              litres: formatNumber(litresPer100Km),
              price: (pricePerLitre / 100).toFixed(2),
            })}
          </Text>
        </Card>
      </Box>
    </Section>
  )
}

const unknownEconomy = (vehicle: Vehicle) =>
  texts.notKnownForThisVehicleNoun({
    vehicleNoun: vehicleNoun(vehicle),
    litresPer100Km: fuelEconomy(vehicle).litresPer100Km,
  })
