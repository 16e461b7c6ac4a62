import { CardContent } from './card-content.tsx'
import type { RefusedEntry } from './list-sections.ts'
import * as texts from './texts.ts'

interface Props {
  refused: readonly RefusedEntry[]
  isOpen: boolean
}

/** Blocks that the chosen place does not take, each with the reason. */
export function RefusedBlocks({ refused, isOpen }: Props) {
  if (refused.length === 0) return null
  return (
    <details className="fc-library-refused" open={isOpen}>
      <summary>{texts.notOfferedHere({ count: refused.length })}</summary>
      <ul className="fc-library-reasons">
        {refused.map(({ entry, refusal }) => (
          <li key={entry.id}>
            <CardContent label={entry.label} picture={entry.picture} />
            <p>{refusal}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
