import type { TradeInState } from './trade-in-state.ts'

const all = ['car', 'condition', 'details', 'offer'] as const
export type StepName = (typeof all)[number]

/** The steps of a valuation as it stands, and which of them a shopper is at. Where there is no figure, somebody calls: there is nothing to ask about, and no offer. */
export function stepsOf(
  state: TradeInState,
  { isValued }: { isValued: boolean },
): { steps: readonly StepName[]; step: StepName } {
  const step = stepOf(state)
  const hasFigure = 'valuation' in state ? state.valuation.outlook === 'estimate' : isValued
  return {
    steps: hasFigure || step === 'condition' ? all : all.filter((name) => name !== 'condition' && name !== 'offer'),
    step,
  }
}

function stepOf({ stage }: TradeInState): StepName {
  switch (stage) {
    case 'plate':
    case 'found':
    case 'by-hand':
      return 'car'
    case 'condition':
    case 'details':
    case 'offer':
      return stage
  }
}
