'use client'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { foundWords } from './found-words.ts'
import type { StaffAnswer } from './use-staff-query.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'

/** How many vehicles a filter finds at this moment, and the first of them. */
export function Matches({ answer, isAsked, isLoading, failure, retry }: StaffAnswer<'search'>) {
  return (
    <div className="fc-matches" aria-busy={isLoading}>
      <p role="status" className="fc-matches__count">
        {failure ?? (answer ? foundWords(answer) : isAsked ? 'Counting…' : 'Choose a site first to count its stock.')}
      </p>
      {failure ? (
        <button type="button" className="fc-plain-button" onClick={retry}>
          Try again
        </button>
      ) : null}
      {answer && answer.hits.length > 0 ? (
        <ul className="fc-matches__first" aria-label="First matches">
          {answer.hits.map((hit) => (
            <li key={hit.id}>
              <VehiclePhoto photo={hit.thumbs[0] ?? null} />
              <span className="fc-matches__name">{hit.name}</span>
              <span className="fc-matches__price">{priceWords(currentPrice(hit))}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const priceWords = (price: number | null): string => (price === null ? 'No price' : formatDollars(price))
