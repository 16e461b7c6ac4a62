'use client'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { foundWords } from './found-words.ts'
import type { StaffAnswer } from './use-staff-query.ts'
import { VehiclePhoto } from './vehicle-photo.tsx'
import * as texts from './texts.ts'

/** The number of vehicles that match a filter now, and the first of them. */
export function Matches({ answer, isAsked, isLoading, failure, retry }: StaffAnswer<'search'>) {
  return (
    <div className="fc-matches" aria-busy={isLoading}>
      <p role="status" className="fc-matches__count">
        {failure ?? (answer ? foundWords(answer) : isAsked ? texts.counting : texts.chooseSiteFirstToCountItsStock)}
      </p>
      {failure ? (
        <button type="button" className="fc-plain-button" onClick={retry}>
          {texts.tryAgain}
        </button>
      ) : null}
      {answer && answer.hits.length > 0 ? (
        <ul className="fc-matches__first" aria-label={texts.firstMatches}>
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

const priceWords = (price: number | null): string => (price === null ? texts.noPrice : formatDollars(price))
