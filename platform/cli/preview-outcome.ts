import type { FeedPreview, PreviewChanges } from '#schemas/stock/feed-preview.ts'
import type { Outcome } from './run-action.ts'
import { columns } from './columns.ts'

/** A short summary of a preview. The exit code says whether an import needs attention. */
export function previewOutcome(preview: FeedPreview): Outcome {
  const { kind, encoding, container, rows, changes, problem, remarks } = preview
  const packed = container === null ? '' : ` in a ${container}`
  const text = [
    `${kind.toUpperCase()} in ${encoding}${packed}${rows ? `; the vehicles are at ${rows}` : ''}.`,
    '',
    columns([['column', 'read as', 'holds'], ...columnLines(preview)]),
    '',
    ...(changes === null ? [] : changeLines(changes)),
    ...remarks,
    ...(problem === null ? [] : [problem]),
  ].join('\n')
  if (changes === null) return { document: preview, text, exit: 'failed' }
  return { document: preview, text, exit: problem !== null || changes.rejected > 0 ? 'findings' : 'done' }
}

const mostShown = 60

function columnLines({ columns: found, mapping }: FeedPreview): string[][] {
  const targets = Object.entries(mapping?.fields ?? {})
  return found.slice(0, mostShown).map(({ name, samples }) => {
    const read = targets.filter(([, field]) => field?.from.includes(name)).map(([target]) => target)
    return [name.slice(0, 40), read.join(', ') || '-', samples.slice(0, 3).join(' · ').slice(0, 60)]
  })
}

function changeLines({ created, updated, unchanged, rejected, duplicates, missing, kept, examples }: PreviewChanges) {
  return [
    `An import would create ${created}, update ${updated}, leave ${unchanged} as they are, reject ${rejected} rows and skip ${duplicates} duplicates; ${missing} vehicles are not in the feed.`,
    ...(kept === 0 ? [] : [`${kept} values would not be taken: staff have locked the fields.`]),
    ...examples.updated.map(({ stocknum, fields }) => `  ${stocknum}: ${fields.slice(0, 4).map(getChange).join('; ')}`),
    ...examples.rejected.map(({ line, field, reason }) => `  row ${line}: ${field ? `${field}: ` : ''}${reason}`),
  ]
}

const getChange = ({ field, before, after }: { field: string; before?: unknown; after?: unknown }) =>
  `${field} ${shown(before)} → ${shown(after)}`

const shown = (value: unknown) => (JSON.stringify(value ?? null) ?? 'null').slice(0, 40)
