import { facetNames, type FacetName, type SearchQuery } from '#schemas/vehicle/search-query.ts'
import { ListColumn, type CodeColumn } from './code-column.ts'
import { choiceMarks } from './narrow-rows.ts'
import { rowsMarked, type Rows } from './rows.ts'
import type { Yard } from './yard.ts'

/**
 * Rows that have all the shopper's choices; and for each facet in which something is chosen, the rows that fail by that one choice alone: its
 * own counts are of both, so that choosing one make does not hide the rest.
 */
export interface ChosenRows {
  rows: Rows
  butFor: ReadonlyMap<FacetName, Rows>
}

export function chosenRows(yard: Yard, from: Rows, facets: SearchQuery['facets']): ChosenRows {
  const choices = facetNames.flatMap((name) => {
    const marks = choiceMarks(yard, name, facets[name])
    return marks ? [{ name, marks, column: yard.facet(name) }] : []
  })
  const [only] = choices
  if (!only) return { rows: from, butFor: new Map() }
  const failures = new Uint8Array(yard.length)
  const failed = new Uint8Array(yard.length)
  for (const [at, { marks, column }] of choices.entries())
    noteFailures({ rows: from, marks, column, at, failures, failed })
  const butFor = new Map<FacetName, Rows>()
  for (const [at, { name }] of choices.entries())
    butFor.set(
      name,
      from.filter((row) => failures[row] === 1 && failed[row] === at),
    )
  return { rows: from.filter((row) => failures[row] === 0), butFor }
}

interface Choice {
  rows: Rows
  marks: Uint8Array
  column: CodeColumn | ListColumn
  at: number
  /** By row: how many choices it fails, and which one last. */
  failures: Uint8Array
  failed: Uint8Array
}

function noteFailures({ rows, marks, column, at, failures, failed }: Choice): void {
  if (column instanceof ListColumn) {
    const passing = new Uint8Array(failures.length)
    for (const row of rowsMarked(rows.slice(), column, marks)) passing[row] = 1
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0
      if (passing[row] === 1) continue
      failures[row] = (failures[row] ?? 0) + 1
      failed[row] = at
    }
    return
  }
  const { codes } = column
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    if (marks[codes[row] ?? 0] === 1) continue
    failures[row] = (failures[row] ?? 0) + 1
    failed[row] = at
  }
}
