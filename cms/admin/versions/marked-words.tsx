import { diffWordsWithSpace } from 'diff'
import * as texts from './texts.ts'

interface Props {
  before: string
  after: string
  side: 'before' | 'after'
}

/** One side of a changed text, with the words marked that the other side does not have. */
export function MarkedWords({ before, after, side }: Props) {
  const own = side === 'before' ? before : after
  if (own === '') return <em className="fc-version__note">{texts.empty}</em>
  if (before === '' || after === '') return <span className="fc-version__words">{own}</span>
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <span className="fc-version__words">
      {diffWordsWithSpace(before, after)
        .filter(({ added, removed }) => (side === 'before' ? !added : !removed))
        .map(({ value, added, removed }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- The parts of one text never change their order.
          added || removed ? <Mark key={index}>{value}</Mark> : <span key={index}>{value}</span>,
        )}
    </span>
  )
}
