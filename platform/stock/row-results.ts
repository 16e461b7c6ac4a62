import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FeedReader } from './feed-reader.ts'
import { rowValidator, type RowVerdict } from './validate-row.ts'

/** Rows validated and written together: one transaction, one event. */
const batchSize = 500
/** Limits the characters of a batch, so that memory use is constant. */
const mostText = 1_500_000

/** Rows validated without yielding: some milliseconds, after which database responses are processed. */
const turn = 32

/** Validated rows in full batches, independent of the file's chunks. Rows before an interruption are included. */
export async function* rowResults({ rows, fields }: Pick<FeedReader, 'rows' | 'fields'>): AsyncGenerator<RowVerdict[]> {
  const validate = rowValidator(fields)
  let waiting: RowVerdict[] = []
  let text = 0
  const take = () => {
    const batch = waiting
    waiting = []
    text = 0
    return batch
  }
  try {
    for await (const chunk of rows) {
      for (const [at, row] of chunk.entries()) {
        if (at % turn === 0) await nextTurn()
        waiting.push(validate(row))
        for (const { length } of row.cells) text += length
        if (waiting.length >= batchSize || text >= mostText) yield take()
      }
    }
  } catch (error) {
    if (waiting.length > 0) yield take()
    throw error
  }
  if (waiting.length > 0) yield take()
}
