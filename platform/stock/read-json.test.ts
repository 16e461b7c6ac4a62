import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedRecord, recordText } from './feed-record.ts'
import { looksLikeLines, readJson } from './read-json.ts'
import { FeedCutShort } from './read-rows.ts'

async function* pieces(...texts: string[]) {
  yield* texts
}

async function read(
  texts: string[],
  { rows = null, isLines = false }: { rows?: string | null; isLines?: boolean } = {},
) {
  const { records, found } = readJson(pieces(...texts), { rows, isLines })
  const out: FeedRecord[] = []
  let failure: string | null = null
  try {
    for await (const chunk of records) out.push(...chunk)
  } catch (error) {
    if (!(error instanceof FeedCutShort)) throw error
    failure = error.message
  }
  return { rows: out.map(recordText), faults: out.map(({ fault }) => fault), found: found(), failure }
}

test('the first list of objects is the list of vehicles, wherever it stands', async () => {
  const text = '{"as_of":"2026","tags":["a"],"data":{"cars":[{"id":1,"price":{"drive_away":29990}},{"id":2}]}}'
  expect(await read([text])).toEqual({
    rows: ['{"id":"1","price.drive_away":"29990"}', '{"id":"2"}'],
    faults: [null, null],
    found: 'data.cars',
    failure: null,
  })
})

test('lists of the same path are one list: the cars of every dealer', async () => {
  const text = '{"dealers":[{"name":"A","cars":[{"id":1}]},{"name":"B","cars":[{"id":2},{"id":3}]}]}'
  expect((await read([text], { rows: 'dealers.cars' })).rows).toEqual(['{"id":"1"}', '{"id":"2"}', '{"id":"3"}'])
})

test('a list within a vehicle is a list under its path, of texts and of objects alike', async () => {
  const text =
    '[{"id":"A","features":["Sunroof","Tow bar"],"photos":[{"url":"/1"},{"url":"/2"}],"sold":false,"km":null}]'
  expect((await read([text])).rows).toEqual([
    '{"id":"A","features":["Sunroof","Tow bar"],"photos.url":["/1","/2"],"sold":"false"}',
  ])
})

test('an object a line is a vehicle a line, its own lists notwithstanding', async () => {
  const text = '{"id":1,"photos":[{"url":"/1"}]}\n{"id":2}\n'
  expect(looksLikeLines(text)).toBe(true)
  expect((await read([text], { isLines: true })).rows).toEqual(['{"id":"1","photos.url":"/1"}', '{"id":"2"}'])
})

test.each(['[{"id":1},\n{"id":2}]', '{"cars":[{"id":1}]}', '{\n"id":1}'])('%j is one document', (text) => {
  expect(looksLikeLines(text)).toBe(false)
})

test('however the file is cut into pieces, its objects are the same', async () => {
  const text = JSON.stringify({ cars: [{ id: 'Ä"1\\', n: -1.5e3, list: ['x', { y: [true] }] }, { id: '💎\u2028' }] })
  const whole = await read([text])
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 12 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      expect(await read(places.slice(1).map((end, at) => text.slice(places[at], end)))).toEqual(whole)
    }),
  )
})

test('wherever the file breaks off, the objects before the break are there, and it is said', async () => {
  const text = '{"cars":[{"id":1,"p":["/1"]},{"id":2},{"id":3}],"total":3}'
  for (let end = 1; end < text.length; end += 1) {
    const { rows, failure } = await read([text.slice(0, end)])
    expect(failure).not.toBeNull()
    expect(rows).toHaveLength(text.slice(0, end).split('}').length - 1)
  }
})

test('invalid JSON ends reading after the last complete object, with any chunk size', async () => {
  expect(await read(['[{"id":1},{"id":2},{"id":oops},{"id":4}]'])).toMatchObject({
    rows: ['{"id":"1"}', '{"id":"2"}'],
    failure: 'The file is incomplete or invalid JSON after object 2.',
  })
})

test.each(['[', '{"a":'])('a file that nests %j a million deep is left, not followed', async (open) => {
  const { failure } = await read([`[{"id":1},${open.repeat(1_000_000)}`])
  expect(failure).toBe('The file has lists and objects nested more than 64 deep.')
})

test('an object of more than four million characters is reported, and later ones are read', async () => {
  const { rows, faults, failure } = await read([
    '[{"id":1,"text":"',
    ...Array(50).fill('x'.repeat(100_000)),
    '"},{"id":2}]',
  ])
  expect(faults).toEqual(['it is longer than 4 million characters', null])
  expect(rows[1]).toBe('{"id":"2"}')
  expect(failure).toBeNull()
})

test('an object of more than five thousand fields is reported and not kept', async () => {
  const many = JSON.stringify([
    Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, 1])),
    { id: 2 },
  ])
  expect((await read([many])).faults).toEqual(['it has more than 5000 different fields', null])
})

test('a key that never ends is left', async () => {
  const { failure } = await read(['[{"id":1},{"', ...Array(60).fill('k'.repeat(100_000))])
  expect(failure).toContain('object 1 is followed by')
})
