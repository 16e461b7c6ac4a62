'use client'
import type { FeedHealth } from '#schemas/api/staff-feeds.ts'
import { momentIn } from './moment-words.ts'

/** Photos of the site's vehicles, by all of its feeds. */
export const PhotoHealth = ({ photos, timeZone }: { photos: FeedHealth['photos']; timeZone: string }) => {
  const { stored, waiting, failing, givenUp, examples } = photos
  if (stored + waiting + failing + givenUp === 0) return null
  const counts = [
    { label: 'Downloaded', value: stored },
    { label: 'Waiting', value: waiting },
    { label: 'Retrying', value: failing },
    { label: 'Failed', value: givenUp },
  ]
  return (
    <section className="fc-feed__part" aria-labelledby="fc-feed-photos">
      <h2 id="fc-feed-photos">Photos of the site’s vehicles</h2>
      <dl className="fc-tiles">
        {counts.map(({ label, value }) => (
          <div key={label} className={label === 'Failed' && value > 0 ? 'fc-tiles__bad' : undefined}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en-AU')}</dd>
          </div>
        ))}
      </dl>
      {examples.length > 0 ? (
        <details className="fc-feed__more">
          <summary>Photos that failed</summary>
          <ul className="fc-photos">
            {examples.map(({ url, reason, tries, nextTry }) => (
              <li key={url}>
                <code>{url}</code>
                <span>
                  {reason} Tried {tries} {tries === 1 ? 'time' : 'times'};{' '}
                  {nextTry ? `again ${momentIn(timeZone, nextTry)}.` : 'no more attempts.'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
