import { mkdir, open, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReasonCount, RowNote, StockImportReport } from '#schemas/stock/import-report.ts'
import { csvLine } from './csv-line.ts'
import type { RefusedRow } from './validate-row.ts'

/** A row as the admin shows it; see `cms/collections/stock-imports`. */
export interface AdminRow {
  row: number | null
  stocknum: string | null
  outcome: string
  reasons: string[]
}

export interface ReportWriter {
  files: StockImportReport['files']
  refuse: (rows: RefusedRow[]) => Promise<void>
  change: (rows: { line: number; stocknum: string; notes: Omit<RowNote, 'stocknum'>[] }[]) => Promise<void>
  reasons: () => ReasonCount[]
  adminRows: () => AdminRow[]
  finish: (report: StockImportReport) => Promise<void>
  close: () => Promise<void>
}

const mostReasons = 1_000
const mostLines = 20
/** The admin loads a report as one document; further rows are only in the files. */
const mostAdminRows = 20_000

/**
 * The report of an import, written during the run: `<time>-rejected.csv` has every rejected row unchanged with line and reason, to be fixed
 * and imported; `<time>-changed.csv` every adjusted value; `<time>.json` summarises both.
 */
export async function createReportWriter(
  folder: string,
  { startedAt, heading }: { startedAt: Date; heading: string[] },
): Promise<ReportWriter> {
  await mkdir(folder, { recursive: true })
  const stem = join(folder, startedAt.toISOString().replace(/[:.]/g, '-'))
  const files = { report: `${stem}.json`, rejected: `${stem}-rejected.csv`, changed: `${stem}-changed.csv` }
  const rejected = await open(files.rejected, 'w')
  const changed = await open(files.changed, 'w')
  await rejected.write(csvLine(['line', 'outcome', 'field', 'reason', ...heading]))
  await changed.write(csvLine(['line', 'stocknum', 'field', 'reason']))
  const tally = createTally()
  const refusedRows: AdminRow[] = []
  const changedRows: AdminRow[] = []
  let beyond = 0
  const keep = (rows: AdminRow[], row: AdminRow) => {
    if (refusedRows.length + changedRows.length < mostAdminRows) rows.push(row)
    else beyond += 1
  }
  return {
    files,
    refuse: async (rows) => {
      for (const { note } of rows) {
        tally.add(note)
        keep(refusedRows, { row: note.line, stocknum: note.stocknum, outcome: note.outcome, reasons: [sentence(note)] })
      }
      await append(
        rejected,
        rows.map(({ cells, note: { line, outcome, field, reason } }) =>
          csvLine([String(line), outcome, field ?? '', reason, ...cells]),
        ),
      )
    },
    change: async (rows) => {
      const withNotes = rows.filter(({ notes }) => notes.length > 0)
      for (const { line, stocknum, notes } of withNotes) {
        for (const note of notes) tally.add({ ...note, stocknum })
        keep(changedRows, { row: line, stocknum, outcome: 'changed', reasons: notes.map(sentence) })
      }
      await append(
        changed,
        withNotes.flatMap(({ stocknum, notes }) =>
          notes.map(({ line, field, reason }) => csvLine([String(line), stocknum, field ?? '', reason])),
        ),
      )
    },
    reasons: tally.list,
    adminRows: () => [...refusedRows, ...changedRows, ...(beyond > 0 ? [getRest(beyond, files.changed)] : [])],
    finish: (report) => writeFile(files.report, `${JSON.stringify(report, null, 2)}\n`),
    close: async () => {
      await rejected.close()
      await changed.close()
    },
  }
}

const append = async (file: FileHandle, lines: string[]) => {
  if (lines.length > 0) await file.write(lines.join(''))
}

const getRest = (rows: number, file: string): AdminRow => ({
  row: null,
  stocknum: null,
  outcome: 'not shown here',
  reasons: [`${rows} more rows are in ${file} and beside it.`],
})

const sentence = ({ field, reason }: { field: string | null; reason: string }) =>
  field === null || field === '' ? `${capital(reason)}.` : `${field}: ${reason}.`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Counts equal reasons regardless of their line; beyond a limit they are counted together. */
function createTally() {
  const counts = new Map<string, ReasonCount>()
  return {
    add: ({ outcome, field, reason, line }: RowNote) => {
      const general = reason.replace(/line \d+/g, 'another line').replace(/number \S+ is/g, 'number is')
      const isFull = counts.size >= mostReasons
      const key = `${outcome}\u001f${field}\u001f${general}`
      const [name, kind] = counts.has(key) || !isFull ? [key, general] : [`${outcome}\u001f${field}`, 'other reasons']
      const known = counts.get(name)
      counts.set(name, {
        outcome,
        field,
        reason: kind,
        rows: (known?.rows ?? 0) + 1,
        lines: known && known.lines.length >= mostLines ? known.lines : [...(known?.lines ?? []), line],
      })
    },
    list: () => [...counts.values()].sort((a, b) => b.rows - a.rows),
  }
}
