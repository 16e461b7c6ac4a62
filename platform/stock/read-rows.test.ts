import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
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

test('a line within a cell counts once, whichever line end it has', async () => {
  const { rows } = await read('a,b\r\n1,"x\r\ny\rz"\r\n2,w\r\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each([';', '\t'])('the heading tells that %j stands between the cells', async (mark) => {
  const { rows } = await read(['a', 'b', 'c'].join(mark), '\n', ['1,5', '2', '3'].join(mark))
  expect(rows[1]?.cells).toEqual(['1,5', '2', '3'])
})

test('a file that ends within quotation marks gives the rows before it, then says that it is cut short', async () => {
  const { rows, failure } = await read('a,b\n1,2\n3,"un', 'closed\n4,5\n')
  expect(rows.map(({ cells }) => cells[0])).toEqual(['a', '1'])
  expect(failure).toBe('The file is incomplete, or a quotation mark is not closed, after line 2.')
})

test('a file that ends in the middle of a row says so', async () => {
  const { rows, failure } = await read('a,b,c\n1,2,3\n4,5')
  expect(rows).toHaveLength(2)
  expect(failure).toBe('The file is incomplete: it ends in the middle of the row that starts on line 3.')
})

test('a whole last row needs no line end', async () => {
  expect(await read('a,b\n1,2')).toMatchObject({ failure: null, rows: [{ line: 1 }, { line: 2 }] })
})

test('an empty file has no rows', async () => {
  expect(await read()).toEqual({ rows: [], failure: null })
})

const aCell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', 'ä', '|', '') }),
  fc.string({ unit: 'grapheme' }),
)

test('whatever cells hold and however the file is cut into pieces, they are read as they were written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(aCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 10 }),
      async (table, cuts) => {
        // Decoded text arrives in whole characters.
        const text = Array.from(`a,b\r\n${table.map(csvLine).join('')}`)
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length]
        const { rows, failure } = await read(...places.slice(1).map((end, at) => text.slice(places[at], end).join('')))
        expect(rows.slice(1).map(({ cells }) => cells)).toEqual(table)
        expect(failure).toBeNull()
      },
    ),
    { numRuns: 300 },
  )
})

test('a row of a million characters and more is a row, and the next one is another', async () => {
  const { rows } = await read('a,b\n1,"', ...Array(15).fill('x'.repeat(100_000)), '"\n2,y\n')
  expect(rows.map(({ cells }) => cells[1]?.length)).toEqual([1, 1_500_000, 1])
})

test('a row of four million characters is a quotation mark that was never closed', async () => {
  const { rows, failure } = await read('a,b\n1,2\n3,"', ...Array(60).fill('x'.repeat(100_000)))
  expect([rows.length, failure]).toEqual([
    2,
    'The file is incomplete, or a quotation mark is not closed, after line 2.',
  ])
})

test.each(['a,b\n1,', 'a,b\n1,\r', 'a,b\n1,\r\n', 'a,b\n1,""'])(
  'an empty last cell is a cell in %j',
  async (content) => {
    const { rows, failure } = await read(content)
    expect([rows[1]?.cells, failure]).toEqual([['1', ''], null])
  },
)
