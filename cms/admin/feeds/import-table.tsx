'use client'
import type { FeedHealth, FeedImport } from '#schemas/api/staff-feeds.ts'
import { momentIn } from './moment-words.ts'
import * as texts from './texts.ts'

const statusWords: Record<FeedImport['status'], string> = {
  running: texts.running,
  done: texts.done,
  failed: texts.failed,
}

/** Recent imports with the results of their rows and the number of values blocked by staff locks. */
export const ImportTable = ({ health }: { health: FeedHealth }) => (
  <section className="fc-feed__part" aria-labelledby="fc-feed-imports">
    <h2 id="fc-feed-imports">{texts.recentImports}</h2>
    {health.imports.length === 0 ? (
      <p className="fc-feed__empty">{texts.noImportsYet}</p>
    ) : (
      <table className="fc-numbers fc-numbers--cards">
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.rows}</th>
            <th scope="col">{texts.newLabel}</th>
            <th scope="col">{texts.changed}</th>
            <th scope="col">{texts.unchanged}</th>
            <th scope="col">{texts.rejected}</th>
            <th scope="col">{texts.lockedFieldsKept}</th>
            <th scope="col">{texts.removed}</th>
          </tr>
        </thead>
        <tbody>
          {health.imports.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <a href={`/admin/collections/stock-imports/${each.id}`}>{momentIn(health.timeZone, each.startedAt)}</a>
              </th>
              <td data-label={texts.result} className={each.status === 'failed' ? 'fc-numbers__bad' : undefined}>
                {statusWords[each.status]}
                {each.failure ? <span className="fc-numbers__why">{each.failure}</span> : null}
              </td>
              <Figure label={texts.rows} value={each.read} />
              <Figure label={texts.newLabel} value={each.created} />
              <Figure label={texts.changed} value={each.updated} />
              <Figure label={texts.unchanged} value={each.unchanged} />
              <Figure label={texts.rejected} value={each.rejected} />
              <Figure label={texts.lockedFieldsKept} value={each.kept} />
              <Figure label={texts.removed} value={each.gone} />
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
