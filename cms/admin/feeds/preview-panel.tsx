'use client'
import type { FeedPreview, PreviewChanges, PreviewRow } from '#schemas/stock/feed-preview.ts'
import { feedTargetNames } from '#schemas/stock/feed-target.ts'
import { useTimeZone } from '../site/use-time-zone.ts'
import { fieldWords, valueWords } from './value-words.ts'
import * as texts from './texts.ts'

const outcomeWords: Record<PreviewRow['outcome'], string> = {
  created: texts.newLabel,
  updated: texts.changed,
  unchanged: texts.unchanged,
  rejected: texts.rejected,
  duplicate: texts.duplicate,
}

/** The result that an import of the file would have, and its first rows as parsed. */
export const PreviewPanel = ({ preview, isLoading }: { preview: FeedPreview; isLoading: boolean }) => (
  <section className="fc-feed__part" aria-labelledby="fc-feed-preview" aria-busy={isLoading}>
    <h2 id="fc-feed-preview">{texts.whatAnImportOfFileWouldDo({ file: preview.file })}</h2>
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
  const timeZone = useTimeZone('site')
  const { created, updated, rejected, missing } = changes.examples
  const tiles = [
    { label: texts.newLabel, value: changes.created },
    { label: texts.changed, value: changes.updated },
    { label: texts.unchanged, value: changes.unchanged },
    { label: texts.rejected, value: changes.rejected + changes.duplicates, isBad: changes.rejected > 0 },
    { label: texts.noLongerInTheFile, value: changes.missing, isBad: changes.missing > 0 },
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
          {texts.detailBecauseYourStaffHaveLockedThem({
            detail:
              changes.kept === 1
                ? texts.oneValueIsKept
                : texts.keptValuesAreKept({ kept: changes.kept.toLocaleString('en-AU') }),
            kept: changes.kept,
          })}
        </p>
      ) : null}
      <Examples
        title={texts.examplesOfNewVehicles}
        items={created.map(({ stocknum, name }) => ({ key: stocknum, words: `${stocknum}: ${name ?? ''}` }))}
      />
      <Examples
        title={texts.examplesOfChanges}
        items={updated.map(({ stocknum, name, fields }) => ({
          key: stocknum,
          words: `${stocknum} ${name ?? ''}: ${fields
            .map(
              ({ field, before, after }) =>
                `${fieldWords(field)} ${valueWords({ name: field, value: before, timeZone })} → ${valueWords({ name: field, value: after, timeZone })}`,
            )
            .join(', ')}`,
        }))}
      />
      <Examples
        title={texts.examplesOfRejectedRows}
        items={rejected.map(({ line, stocknum, field, reason }) => ({
          key: String(line),
          words: texts.lineLineStocknum({
            line,
            stocknum: stocknum ? ` (${stocknum})` : '',
            field: field ? `${fieldWords(field)}: ` : '',
            reason,
          }),
        }))}
      />
      <Examples
        title={texts.examplesVehiclesNoLongerInFile}
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

/** Only fields that have a value in some row, in the order of our fields. */
const FirstRows = ({ rows }: { rows: PreviewRow[] }) => {
  const timeZone = useTimeZone('site')
  const targets = feedTargetNames.filter(
    (target) => target !== 'stocknum' && rows.some(({ values }) => isSaid(values[target])),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is moved by the arrow keys
    <div className="fc-first" role="region" aria-label={texts.theFirstRowsAsWeReadThem} tabIndex={0}>
      <table>
        <caption>{texts.firstLengthRowsAsWeReadThem({ length: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.stockNumber}</th>
            <th scope="col">{texts.outcome}</th>
            {targets.map((target) => (
              <th key={target} scope="col">
                {fieldWords(target)}
              </th>
            ))}
            <th scope="col">{texts.remarks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <th scope="row">{row.stocknum ?? '–'}</th>
              <td className={row.outcome === 'rejected' ? 'fc-first__bad' : undefined}>{outcomeWords[row.outcome]}</td>
              {targets.map((target) => (
                <td key={target}>{valueWords({ name: target, value: row.values[target], timeZone })}</td>
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
