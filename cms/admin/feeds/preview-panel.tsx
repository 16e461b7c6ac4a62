'use client'
import type { FeedPreview, PreviewChanges, PreviewRow } from '#schemas/stock/feed-preview.ts'
import { feedTargetNames } from '#schemas/stock/feed-target.ts'
import { fieldWords, valueWords } from './value-words.ts'

const outcomeWords: Record<PreviewRow['outcome'], string> = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
  duplicate: 'Duplicate',
}

/** What an import of the file would do, and its first rows as we read them. */
export const PreviewPanel = ({ preview, isLoading }: { preview: FeedPreview; isLoading: boolean }) => (
  <section className="fc-feed__part" aria-labelledby="fc-feed-preview" aria-busy={isLoading}>
    <h2 id="fc-feed-preview">What an import of {preview.file} would do</h2>
    {preview.problem ? (
      <p className="fc-feed__failure" role="alert">
        {preview.problem}
      </p>
    ) : null}
    {preview.changes ? <Changes changes={preview.changes} /> : null}
    {preview.remarks.length > 0 ? (
      <ul className="fc-feed__remarks">
        {preview.remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    ) : null}
    {preview.first.length > 0 ? <FirstRows rows={preview.first} /> : null}
  </section>
)

const Changes = ({ changes }: { changes: PreviewChanges }) => {
  const { created, updated, rejected, missing } = changes.examples
  const tiles = [
    { label: 'New', value: changes.created },
    { label: 'Changed', value: changes.updated },
    { label: 'Unchanged', value: changes.unchanged },
    { label: 'Rejected', value: changes.rejected + changes.duplicates, isBad: changes.rejected > 0 },
    { label: 'No longer in the file', value: changes.missing, isBad: changes.missing > 0 },
  ]
  return (
    <>
      <dl className="fc-tiles" aria-live="polite">
        {tiles.map(({ label, value, isBad }) => (
          <div key={label} className={isBad ? 'fc-tiles__bad' : undefined}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en-AU')}</dd>
          </div>
        ))}
      </dl>
      {changes.kept > 0 ? (
        <p>
          {changes.kept === 1 ? 'One value is kept' : `${changes.kept.toLocaleString('en-AU')} values are kept`} because
          your staff have locked {changes.kept === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
      <Examples
        title="Examples of new vehicles"
        items={created.map(({ stocknum, name }) => ({ key: stocknum, words: `${stocknum}: ${name ?? ''}` }))}
      />
      <Examples
        title="Examples of changes"
        items={updated.map(({ stocknum, name, fields }) => ({
          key: stocknum,
          words: `${stocknum} ${name ?? ''}: ${fields
            .map(
              ({ field, before, after }) =>
                `${fieldWords(field)} ${valueWords(field, before)} → ${valueWords(field, after)}`,
            )
            .join(', ')}`,
        }))}
      />
      <Examples
        title="Examples of rejected rows"
        items={rejected.map(({ line, stocknum, field, reason }) => ({
          key: String(line),
          words: `Line ${line}${stocknum ? ` (${stocknum})` : ''}: ${field ? `${fieldWords(field)}: ` : ''}${reason}`,
        }))}
      />
      <Examples
        title="Examples of vehicles no longer in the file"
        items={missing.map(({ stocknum, name }) => ({ key: stocknum, words: `${stocknum}: ${name ?? ''}` }))}
      />
    </>
  )
}

const Examples = ({ title, items }: { title: string; items: { key: string; words: string }[] }) =>
  items.length === 0 ? null : (
    <details className="fc-feed__more">
      <summary>{title}</summary>
      <ul>
        {items.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </details>
  )

/** Only what some row says anything of, in the order of our fields. */
const FirstRows = ({ rows }: { rows: PreviewRow[] }) => {
  const said = feedTargetNames.filter(
    (target) => target !== 'stocknum' && rows.some(({ values }) => isSaid(values[target])),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is moved by the arrow keys
    <div className="fc-first" role="region" aria-label="The first rows as we read them" tabIndex={0}>
      <table>
        <caption>The first {rows.length} rows as we read them</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Stock number</th>
            <th scope="col">Outcome</th>
            {said.map((target) => (
              <th key={target} scope="col">
                {fieldWords(target)}
              </th>
            ))}
            <th scope="col">Remarks</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <th scope="row">{row.stocknum ?? '–'}</th>
              <td className={row.outcome === 'rejected' ? 'fc-first__bad' : undefined}>{outcomeWords[row.outcome]}</td>
              {said.map((target) => (
                <td key={target}>{valueWords(target, row.values[target])}</td>
              ))}
              <td>
                {row.remarks.map(({ field, reason }) => `${field ? `${fieldWords(field)}: ` : ''}${reason}`).join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
