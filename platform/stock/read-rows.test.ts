import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FeedCutShort, readRows, type FeedRow } from './read-rows.ts'

async function read(...pieces: string[]): Promise<{ rows: FeedRow[]; failure: string | null }> {
  const rows: FeedRow[] = []
  try {
    for await (const batch of readRows(Readable.from(pieces))) rows.push(...batch)
  } catch (error) {
    if (!(error instanceof FeedCutShort)) throw error
    return { rows, failure: error.message }
  }
  return { rows, failure: null }
}

test('a row knows the line it begins on, whatever its cells and the lines before it hold', async () => {
  const { rows } = await read('a,b\r\n1,"x\ny"\n\n2,', '"z""z"\n3,q"r')
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x\ny'] },
    { line: 5, cells: ['2', 'z"z'] },
    { line: 6, cells: ['3', 'q"r'] },
  ])
})

test.each([';', '\t'])('the heading tells that %j stands between the cells', async (mark) => {
  const { rows } = await read(['a', 'b', 'c'].join(mark), '\n', ['1,5', '2', '3'].join(mark))
  expect(rows[1]?.cells).toEqual(['1,5', '2', '3'])
})

test('a file that ends within quotation marks gives the rows before it, then says that it is cut short', async () => {
  const { rows, failure } = await read('a,b\n1,2\n3,"un', 'closed\n4,5\n')
  expect(rows.map(({ cells }) => cells[0])).toEqual(['a', '1'])
  expect(failure).toBe('The file breaks off, or a quotation mark is never closed, after line 2.')
})

test('a file that ends in the middle of a row says so', async () => {
  const { rows, failure } = await read('a,b,c\n1,2,3\n4,5')
  expect(rows).toHaveLength(2)
  expect(failure).toBe('The file ends in the middle of the row that begins on line 3.')
})

test('a whole last row needs no line end', async () => {
  expect(await read('a,b\n1,2')).toMatchObject({ failure: null, rows: [{ line: 1 }, { line: 2 }] })
})

test('an empty file has no rows', async () => {
  expect(await read()).toEqual({ rows: [], failure: null })
})
