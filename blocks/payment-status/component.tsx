import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { type PaymentOutcome, paymentOutcomes } from '#schemas/payment/payment-outcomes.ts'
import { problems } from '#schemas/problem.ts'
import { paymentStatusQuery } from '../_data/reservations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { paymentStatus } from './block.ts'
import { codeOfTab, hideCode } from './code-of-tab.ts'
import { outcomeWords } from './outcome-words.ts'
import { StatusFacts } from './status-facts.tsx'
import { tellOnce } from './tell-once.ts'
import { WaysOn } from './ways-on.tsx'
import * as texts from './texts.ts'

/** Polling interval in milliseconds until the result is final. */
const soon = 3_000
const later = 15_000
const looksSoon = 40

/**
 * The page is shared: without script it shows the status in its URL, written by the platform; with script it polls by the code until the
 * result is final.
 */
export default function PaymentStatus({ paidText, settings }: PropsOf<typeof paymentStatus>) {
  const api = useApi()
  const { search } = usePage()
  const code = useSyncExternalStore(never, codeOfTab, noCode)
  const { data = null, error } = useQuery({
    ...paymentStatusQuery(api, code),
    enabled: code !== '',
    refetchInterval: ({ state }) => {
      if (isOfNobody(state.error) || (state.data && state.data.outcome !== 'waiting')) return false
      return state.dataUpdateCount + state.errorUpdateCount < looksSoon ? soon : later
    },
  })
  const isUnknown = isOfNobody(error) && !data
  const outcome = isUnknown ? null : (data?.outcome ?? outcomeIn(search))
  const { title, text, look } = isUnknown ? unknown : outcomeWords(outcome, data)

  useEffect(() => hideCode(code), [code])
  useEffect(() => {
    if (data?.outcome === 'paid') tellOnce(code, data.purpose)
  }, [code, data])

  return (
    <Section heading={title} align="center" anchor={settings.anchor}>
      <Box display="grid" gap={5} maxWidth="36rem" mx="auto">
        <Alert look={look}>{text}</Alert>
        {data ? <StatusFacts status={data} /> : null}
        {error && !data && !isUnknown ? <Text look="small">{texts.weCannotCheckTheStatusRightNow}</Text> : null}
        {outcome === 'paid' && paidText ? <Text whiteSpace="pre-line">{paidText}</Text> : null}
        <WaysOn outcome={outcome} code={code} status={data} />
      </Box>
    </Section>
  )
}

function outcomeIn(search: string): PaymentOutcome | null {
  const value = new URLSearchParams(search).get('outcome')
  return paymentOutcomes.find((outcome) => outcome === value) ?? null
}

const { title, detail } = problems['payment-not-found']
const unknown = { title, text: detail, look: 'warning' } as const

const isOfNobody = (error: unknown): boolean =>
  error instanceof ApiFailure && error.problem.code === 'payment-not-found'

const never = () => () => undefined
const noCode = () => ''
