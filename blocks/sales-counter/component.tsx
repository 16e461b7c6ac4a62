import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockCount, counterRefreshMs } from '#schemas/sales/clock-count.ts'
import { salesCountQuery } from '../_data/sales-count.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { salesCounter } from './block.ts'

export default function SalesCounter({ heading, text, source, settings }: PropsOf<typeof salesCounter>) {
  return (
    <Section
      heading={heading}
      align="center"
      background={settings.background}
      spacing="regular"
      anchor={settings.anchor}
    >
      <Box textAlign="center">
        {source === 'clock' ? <ClockCount /> : <ActualCount />}
        {text ? <Text mt={2}>{text}</Text> : null}
      </Box>
    </Section>
  )
}

function ActualCount() {
  const { data } = useQuery({
    ...salesCountQuery(useApi()),
    refetchInterval: counterRefreshMs,
    staleTime: counterRefreshMs,
  })
  return <Count value={data?.count ?? null} />
}

function ClockCount() {
  const { timeZone } = useSite()
  const [value, setValue] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setValue(clockCount(new Date(), timeZone))
    tick()
    const timer = setInterval(tick, counterRefreshMs)
    return () => clearInterval(timer)
  }, [timeZone])
  return <Count value={value} />
}

function Count({ value }: { value: number | null }) {
  return (
    <Box
      as="p"
      m={0}
      fontFamily="heading"
      fontSize="5xl"
      fontWeight="heading"
      lineHeight="none"
      aria-live="off"
      css={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {value === null ? '–' : value.toLocaleString('en-AU')}
    </Box>
  )
}
