'use client'
import type { FeedHealth } from '#schemas/api/staff-feeds.ts'
import { momentIn } from './moment-words.ts'
import * as texts from './texts.ts'

/** Photo statistics of the site's vehicles, across all feeds. */
export const PhotoHealth = ({ photos, timeZone }: { photos: FeedHealth['photos']; timeZone: string }) => {
  const { stored, waiting, failing, givenUp, examples } = photos
  if (stored + waiting + failing + givenUp === 0) return null
  const counts = [
    { label: texts.downloaded, value: stored },
    { label: texts.waiting, value: waiting },
    { label: texts.retrying, value: failing },
    { label: texts.failed, value: givenUp },
  ]
  return (
    <section className="fc-feed__part" aria-labelledby="fc-feed-photos">
      <h2 id="fc-feed-photos">{texts.photosOfTheSitesVehicles}</h2>
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
          <summary>{texts.photosThatFailed}</summary>
          <ul className="fc-photos">
            {examples.map(({ url, reason, tries, nextTry }) => (
              <li key={url}>
                <code>{url}</code>
                <span>
                  {texts.reasonTriedTimes({
                    reason,
                    tries,
                    nextTry: nextTry
                      ? texts.againMoment({ moment: momentIn(timeZone, nextTry) })
                      : texts.noMoreAttempts,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
