import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedRecord, recordText } from './feed-record.ts'
import { FeedCutShort } from './read-rows.ts'
import { findXmlRows, readXml } from './read-xml.ts'

async function* pieces(...texts: string[]) {
  yield* texts
}

async function read(texts: string[], rows = 'stock.car') {
  const out: FeedRecord[] = []
  let failure: string | null = null
  try {
    for await (const chunk of readXml(pieces(...texts), rows)) out.push(...chunk)
  } catch (error) {
    if (!(error instanceof FeedCutShort)) throw error
    failure = error.message
  }
  return { rows: out.map(recordText), faults: out.map(({ fault }) => fault), failure }
}

test('an element is a row: its parts by path, attributes by @, lists under one path', async () => {
  const text = `<?xml version="1.0"?><stock><car id="A1"><price currency="AUD">29990</price><photos><url>/1</url><url>/2</url></photos>
    <note><![CDATA[5 < 6 & so on]]></note><empty/></car><car id="A2"/></stock>`
  expect(await read([text])).toEqual({
    rows: [
      '{"@id":"A1","price.@currency":"AUD","price":"29990","photos.url":["/1","/2"],"note":"5 < 6 & so on"}',
      '{"@id":"A2"}',
    ],
    faults: [null, null],
    failure: null,
  })
})

test.each([
  ['<stock><dealer><name>x</name></dealer><car><id>1</id></car><car><id>2</id></car></stock>', 'stock.car'],
  ['<a><b><car><photos><p u="1"/><p u="2"/></photos></car><car><id/></car></b></a>', 'a.b.car'],
  ['<stock><car><id>1</id></car></stock>', 'stock.car'],
  ['<stock>nothing</stock>', null],
])('in %s the vehicles are at %s', (text, path) => {
  expect(findXmlRows(text)).toBe(path)
})

test('however the file is cut into pieces, its rows are the same', async () => {
  const text = '<stock><car a="1&amp;2"><n>Ä💎</n><l>x</l><l>y</l></car><!-- no --><car><n>&#x41;</n></car></stock>'
  const whole = await read([text])
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 12 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      expect(await read(places.slice(1).map((end, at) => text.slice(places[at], end)))).toEqual(whole)
    }),
  )
})

test('wherever the file breaks off, the rows before the break are there, and it is said', async () => {
  const text = '<stock><car><n>1</n></car><car><n>2</n></car><car><n>3</n></car></stock>'
  for (let end = 1; end < text.length; end += 1) {
    const { rows, failure } = await read([text.slice(0, end)])
    expect(failure).not.toBeNull()
    expect(rows).toHaveLength(text.slice(0, end).split('</car>').length - 1)
  }
})

test('a file that declares entities is refused (billion laughs)', async () => {
  const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><stock><car><n>&b;</n></car></stock>'
  await expect(read([laughs])).rejects.toThrow('declares entities of its own')
})

test('an external document type is not loaded, and an unknown entity stays literal', async () => {
  const text = '<!DOCTYPE stock SYSTEM "http://192.0.2.1/x.dtd"><stock><car><n>Fish&nbsp;&chips;</n></car></stock>'
  expect((await read([text])).rows).toEqual(['{"n":"Fish\u00a0&chips;"}'])
})

test('a file that nests a million deep is left, not followed', async () => {
  const { rows, failure } = await read([`<stock><car><n>1</n></car>${'<a>'.repeat(1_000_000)}`])
  expect([rows.length, failure]).toEqual([1, 'The file has elements nested more than 64 deep.'])
  expect(findXmlRows('<a>'.repeat(100_000))).toBe('a.a')
})

test('an element of more than four million characters is reported, and later ones are read', async () => {
  const { rows, faults } = await read([
    '<stock><car><n>',
    ...Array(50).fill('x'.repeat(100_000)),
    '</n></car><car><n>2</n></car></stock>',
  ])
  expect(faults).toEqual(['it is longer than 4 million characters', null])
  expect(rows[1]).toBe('{"n":"2"}')
})

test('a text that never ends is left', async () => {
  const { failure } = await read(['<stock><car><n>', ...Array(120).fill('x'.repeat(100_000))])
  expect(failure).toContain('element 0 is followed by')
})
