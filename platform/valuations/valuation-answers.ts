import { formatDollars } from '#schemas/lib/dollars.ts'
import type { StoredValuation } from './store.ts'
import { valuationRange } from './valuation-rules.ts'
import * as texts from './texts.ts'

type DescribedValuation = Pick<
  StoredValuation,
  'description' | 'rego' | 'rego_state' | 'km' | 'low' | 'high' | 'questions' | 'answers'
>

/** A lead's details of the offered car. locations §3, Lead form payload, Rego */
export function valuationAnswers(valuation: DescribedValuation): { name: string; label: string; value: string }[] {
  const { description, rego, rego_state: state, km, questions, answers } = valuation
  const range = valuationRange(valuation)
  const answered = questions.flatMap(({ id, text, options }) => {
    const chosen = options.find(({ value }) => value === answers[id])
    return chosen ? [{ name: `trade_in_${id}`, label: text, value: chosen.label }] : []
  })
  return [
    { name: 'trade_in', label: texts.theirCar, value: description },
    ...(rego === ''
      ? []
      : [{ name: 'Rego', label: texts.registration, value: [rego, state].filter(Boolean).join(' ') }]),
    { name: 'trade_in_km', label: texts.kilometres, value: km.toLocaleString('en-AU') },
    ...answered,
    {
      name: 'valuation',
      label: texts.estimate,
      value: range ? `${formatDollars(range.low)} to ${formatDollars(range.high)}` : texts.noneCallWithAFigure,
    },
  ]
}
