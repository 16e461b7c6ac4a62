'use client'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { StaffAnswer } from './use-staff-answer.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'

/** How many vehicles a filter finds at this moment, and the first of them. */
export function Matches({ answer, isLoading, failure, retry }: StaffAnswer<'search'>) {
  return (
    <div className="fc-matches" aria-busy={isLoading}>
      <p role="status" className="fc-matches__count">
        {failure ?? (answer ? foundWords(answer) : 'Counting…')}
      </p>
      {failure ? (
        <button type="button" className="fc-plain-button" onClick={retry}>
          Try again
        </button>
      ) : null}
      {answer && answer.hits.length > 0 ? (
        <ul className="fc-matches__first" aria-label="The first of them">
          {answer.hits.map((hit) => (
            <li key={hit.id}>
              <VehiclePhoto photo={hit.thumbs[0] ?? null} origin={answer.origin} />
              <span className="fc-matches__name">{hit.name}</span>
              <span className="fc-matches__price">{priceWords(currentPrice(hit))}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function foundWords({ count, isTemplate }: { count: number; isTemplate: boolean }): string {
  if (isTemplate) return 'A template has no stock of its own: each of its sites shows what matches there.'
  if (count === 0) return 'Matches no vehicle now.'
  return `Matches ${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'} now`
}

const priceWords = (price: number | null): string => (price === null ? 'No price' : formatDollars(price))
