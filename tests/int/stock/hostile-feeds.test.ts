import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commandFlags } from '#platform/cli/command-flags.ts'
import { feedMapping } from '#schemas/stock/feed-mapping.ts'
import { aZip } from './a-zip.ts'
import { type Site, startStockSetup, type StockSetup } from './stock-setup.ts'

let setup: StockSetup
let site: Site

beforeAll(async () => {
  setup = await startStockSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.newSite()
})

/** Of the importing process alone, Node and its modules included. */
const mostMb = 400

const mapping = feedMapping.parse({
  fields: {
    stocknum: { from: ['stocknum'] },
    make: { from: ['make'] },
    model: { from: ['model'] },
    car_type: { otherwise: 'used' },
    dealercomments: { from: ['dealercomments'] },
  },
})

const outcome = z.object({
  problem: z.string().optional(),
  counts: z.object({ created: z.int(), rejected: z.int() }).nullable().optional(),
  failure: z.string().nullable().optional(),
  missing: z.object({ vehicles: z.int() }).optional(),
  peakMb: z.number(),
})

/** An import, or a preview, in a process of its own as a command has it, so that its memory can be told. */
async function inAProcess(file: string, { isMapped = false, isPreview = false } = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...commandFlags,
      'tests/int/stock/measure-import.ts',
      JSON.stringify({
        databaseUrl: setup.app.databaseUrl,
        tenant: site,
        file,
        folder: setup.folder,
        mapping: isMapped ? mapping : null,
        isPreview,
      }),
    ],
    { maxBuffer: 1_000_000 },
  )
  return outcome.parse(JSON.parse(stdout))
}

const heading = 'stocknum,make,model,car_type,dealercomments\n'
const text = 'A car that has been serviced, with its logbook. '.repeat(390)
const rows = 5_000

function* csv() {
  yield heading
  for (let at = 0; at < rows; at += 1) yield `S${at},Kia,Rio,used,"${text}"\n`
}
function* json() {
  yield '{"dealer":"x","stock":[\n'
  for (let at = 0; at < rows; at += 1) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify({ stocknum: `S${at}`, make: 'Kia', model: 'Rio', dealercomments: text })}\n`
  }
  yield ']}'
}
function* xml() {
  yield '<stock>'
  for (let at = 0; at < rows; at += 1) {
    yield `<car><stocknum>S${at}</stocknum><make>Kia</make><model>Rio</model><dealercomments>${text}</dealercomments></car>\n`
  }
  yield '</stock>'
}

const write = async (name: string, lines: Iterable<string | Buffer>) => {
  const file = join(setup.folder, name)
  await pipeline(Readable.from(lines), createWriteStream(file))
  return file
}

/** Each may take 50 MB more than it took for feeds of 50 and of 200 MB: a reader that keeps the feed takes 100 more. */
describe('a feed of 100 MB is imported whole, in memory that stays flat', () => {
  test.each([
    ['CSV', csv, false, 260],
    ['JSON', json, true, 340],
    ['XML', xml, true, 335],
  ] as const)(
    'as %s',
    async (kind, lines, isMapped, flatMb) => {
      const { counts, failure, peakMb } = await inAProcess(await write(`big.${kind}`, lines()), { isMapped })
      expect([counts?.created, failure]).toEqual([rows, null])
      expect(peakMb).toBeLessThan(flatMb)
    },
    120_000,
  )

  test('as a gzip, previewed', async () => {
    const file = join(setup.folder, 'big.gz')
    await pipeline(Readable.from(csv()), createGzip({ level: 1 }), createWriteStream(file))
    const { counts, peakMb } = await inAProcess(file, { isPreview: true })
    expect(counts?.created).toBe(rows)
    expect(peakMb).toBeLessThan(310)
  }, 120_000)
})

const zeros = Buffer.alloc(64 * 1024 ** 2, '0')

test.each([
  ['gzip', () => gzipSync(zeros)],
  ['zip', () => aZip({ 'stock.csv': zeros })],
])('a bomb in a %s is refused before a row is read', async (_, bomb) => {
  const { problem, peakMb } = await inAProcess(await setup.aFile(bomb()))
  expect(problem).toContain('It is not a feed and is not read')
  expect(peakMb).toBeLessThan(mostMb)
})

test('a zip that lies about how long its file is is not believed', async () => {
  const zip = aZip({ 'stock.csv': `${heading}${'S1,Kia,Rio,used,\n'.repeat(50)}` }, { size: 60 })
  const { problem } = await inAProcess(await setup.aFile(zip))
  expect(problem).toContain('is incomplete or damaged (too many bytes in the stream. expected 60.')
})

test.each([
  ['compressed twice', () => gzipSync(gzipSync('stocknum\n')), 'is compressed twice'],
  ['a zip of several feeds', () => aZip({ 'a.csv': 'x', 'b.csv': 'y' }), 'contains several files (a.csv, b.csv'],
  ['a zip of none', () => aZip({ 'empty/': '' }), 'contains no file'],
  ['half a zip', () => aZip({ 'a.csv': 'stocknum\n'.repeat(100) }).subarray(0, 60), 'is incomplete: send it again'],
])('a file that is %s is refused with a sentence', async (_, content, sentence) => {
  await expect(setup.runImport(site, await setup.aFile(content()))).rejects.toThrow(sentence)
})

test('a gzip that breaks off is imported as far as it goes, and empties nothing', async () => {
  await setup.runImport(site, await setup.aFile(`${heading}S1,Kia,Rio,used,\nGONE,Kia,Rio,used,\n`))
  const lines = Array.from({ length: 5_000 }, (_, at) => `S${at},Kia,Rio,used,${Math.random()}\n`)
  const packed = gzipSync(heading + lines.join(''))
  const report = await setup.runImport(site, await setup.aFile(packed.subarray(0, packed.length / 2)))
  expect(report.failure).toContain('is incomplete or damaged')
  expect(report.counts.read).toBeGreaterThan(1_000)
  expect(report.missing.vehicles).toBe(0)
})

test('a row of a million characters is a vehicle with as much of its text as there is room for, and the rows after it are there', async () => {
  const file = await setup.aFile(`${heading}S1,Kia,Rio,used,"${'x'.repeat(1_000_000)}"\nS2,Kia,Rio,used,short\n`)
  const report = await setup.runImport(site, file)
  expect(report.counts).toMatchObject({ created: 2, changed: 1 })
  expect(report.reasons).toMatchObject([{ field: 'dealercomments', reason: 'cut at 20000 characters' }])
})

test('a million characters in a field that is too long for it are rejected with line and reason, and the rows after it are there', async () => {
  const file = await setup.aFile(`${heading}S1,"${'x'.repeat(1_000_000)}",Rio,used,\nS2,Kia,Rio,used,short\n`)
  const report = await setup.runImport(site, file)
  expect(report.counts).toMatchObject({ created: 1, rejected: 1 })
  expect(report.reasons).toMatchObject([{ field: 'make', lines: [2] }])
})

test('a hundred thousand columns are refused with a sentence, in little memory', async () => {
  const columns = Array.from({ length: 100_000 }, (_, at) => `column ${at}`).join(',')
  const { problem, peakMb } = await inAProcess(await setup.aFile(`stocknum,${columns}\n`))
  expect(problem).toContain('has 100001 columns, and at most 2000 are read')
  expect(peakMb).toBeLessThan(mostMb)
})

test.each([
  ['JSON', () => ['[{"stocknum":"S1","make":"Kia","model":"Rio"},', ...Array<string>(2_000).fill('['.repeat(50_000))]],
  [
    'XML',
    () => [
      '<stock><car><stocknum>S1</stocknum><make>Kia</make><model>Rio</model></car>',
      ...Array<string>(2_000).fill('<a>'.repeat(20_000)),
    ],
  ],
])('%s that nests a hundred million deep is left at once: what stood before it is imported', async (kind, lines) => {
  const { counts, failure, peakMb } = await inAProcess(await write(`deep.${kind}`, lines()), { isMapped: true })
  expect(counts).toMatchObject({ created: 1 })
  expect(failure).toContain('more than 64 deep')
  expect(peakMb).toBeLessThan(mostMb)
})

test('a file that is no feed at all is refused with a sentence', async () => {
  const noise = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251))
  await expect(setup.runImport(site, await setup.aFile(noise))).rejects.toThrow('is not UTF-8')
  await expect(setup.runImport(site, await setup.aFile('<html><body>Not found</body></html>'))).rejects.toThrow(
    'its heading lacks',
  )
})

test('a long file that stops being UTF-8 is imported up to there, and empties nothing', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `S${at},Kia,Rio,used,"${text}"\n`).join('')
  const bad = Buffer.concat([Buffer.from(heading + lines), Buffer.from('X1,Citro\u00ebn,C3,used,\n', 'latin1')])
  const report = await setup.runImport(site, await setup.aFile(bad))
  expect(report.failure).toContain('is not UTF-8 throughout')
  expect(report.counts).toMatchObject({ created: 1_000, rejected: 0 })
})
