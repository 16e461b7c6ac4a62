'use client'
import type { FeedHealth, FeedImport } from '#schemas/api/staff-feeds.ts'
import { momentIn } from './moment-words.ts'

const statusWords: Record<FeedImport['status'], string> = { running: 'Running', done: 'Done', failed: 'Failed' }

/** Recent imports, each with what became of its rows, and how many values staff’s locks held against it. */
export const ImportTable = ({ health }: { health: FeedHealth }) => (
  <section className="fc-feed__part" aria-labelledby="fc-feed-imports">
    <h2 id="fc-feed-imports">Recent imports</h2>
    {health.imports.length === 0 ? (
      <p className="fc-feed__empty">No imports yet.</p>
    ) : (
      <table className="fc-numbers fc-numbers--cards">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Result</th>
            <th scope="col">Rows</th>
            <th scope="col">New</th>
            <th scope="col">Changed</th>
            <th scope="col">Unchanged</th>
            <th scope="col">Rejected</th>
            <th scope="col">Locked fields kept</th>
            <th scope="col">Removed</th>
          </tr>
        </thead>
        <tbody>
          {health.imports.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <a href={`/admin/collections/stock-imports/${each.id}`}>{momentIn(health.timeZone, each.startedAt)}</a>
              </th>
              <td data-label="Result" className={each.status === 'failed' ? 'fc-numbers__bad' : undefined}>
                {statusWords[each.status]}
                {each.failure ? <span className="fc-numbers__why">{each.failure}</span> : null}
              </td>
              <Figure label="Rows" value={each.read} />
              <Figure label="New" value={each.created} />
              <Figure label="Changed" value={each.updated} />
              <Figure label="Unchanged" value={each.unchanged} />
              <Figure label="Rejected" value={each.rejected} />
              <Figure label="Locked fields kept" value={each.kept} />
              <Figure label="Removed" value={each.gone} />
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const Figure = ({ label, value }: { label: string; value: number }) => (
  <td data-label={label}>{value.toLocaleString('en-AU')}</td>
)
