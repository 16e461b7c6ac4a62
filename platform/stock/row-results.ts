import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FeedReader } from './feed-reader.ts'
import { rowValidator, type RowVerdict } from './validate-row.ts'

/** Rows that are validated and written at once: one transaction, one event. */
const batchSize = 500
/** Long rows make smaller batches, so that memory stays flat: in characters. */
const mostText = 1_500_000

/** Rows that are validated without a pause: some milliseconds, after which the database's answers are looked at. */
const turn = 32

/** Validated rows in whole batches, whatever pieces the file arrives in. What came before a break is still handed on. */
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
