import { formatDollars } from '#schemas/lib/dollars.ts'
import type { StoredValuation } from './find-valuation.ts'
import { valuationRange } from './valuation-range.ts'

type Described = Pick<
  StoredValuation,
  'description' | 'rego' | 'rego_state' | 'km' | 'low' | 'high' | 'questions' | 'answers'
>

/** What a lead says of the car that it offers. locations §3, Lead form payload, Rego */
export function valuationAnswers(valuation: Described): { name: string; label: string; value: string }[] {
  const { description, rego, rego_state: state, km, questions, answers } = valuation
  const range = valuationRange(valuation)
  const answered = questions.flatMap(({ id, text, options }) => {
    const chosen = options.find(({ value }) => value === answers[id])
    return chosen ? [{ name: `trade_in_${id}`, label: text, value: chosen.label }] : []
  })
  return [
    { name: 'trade_in', label: 'Their car', value: description },
    ...(rego === '' ? [] : [{ name: 'Rego', label: 'Registration', value: [rego, state].filter(Boolean).join(' ') }]),
    { name: 'trade_in_km', label: 'Kilometres', value: km.toLocaleString('en-AU') },
    ...answered,
    {
      name: 'valuation',
      label: 'Estimate',
      value: range ? `${formatDollars(range.low)} to ${formatDollars(range.high)}` : 'None: call with a figure',
    },
  ]
}
