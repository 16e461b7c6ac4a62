import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDecision, printDecisionIndex, readDecisions } from '#docs/generate/decisions.ts'
import { root } from './tracked-files.ts'

const records = await readDecisions()

test('decisions are numbered without a gap, and each file is named for its number', () => {
  expect(records.map(({ number }) => Number(number))).toEqual(records.map((_, index) => index + 1))
  expect(records.filter(({ file, number }) => !file.startsWith(`${number}-`)).map(({ file }) => file)).toEqual([])
})

test('the file name of a decision is a slug of at most 40 characters', () => {
  const slugs = records.map(({ file }) => file.slice(4, -3))
  expect(slugs.filter((slug) => slug.length > 40 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('the index names the whole number of the decision that supersedes another', () => {
  const text = '# 017 Pin\n\n- Status: superseded by [216 Unpin](216-unpin.md)\n- Date: 2026-11-23\n- Area: jobs\n'
  expect(printDecisionIndex([parseDecision('017-pin.md', text)])).toContain('(017-pin.md) (superseded by 216)\n')
})

test('each decision says its context, what was decided, and what follows', () => {
  const incomplete = records.filter(({ text }) =>
    ['Context', 'Decision', 'Consequence'].some((part) => !new RegExp(`^## ${part}\\n\\n\\S`, 'm').test(text)),
  )
  expect(incomplete.map(({ file }) => file)).toEqual([])
})

const pairs = [
  [/^- Status: superseded by \[\d+ .*?\]\((.+)\)$/gm, 'Supersedes'],
  [/^- Amended by \[\d+ .*?\]\((.+)\)$/gm, 'Amends'],
] as const

test('a decision that was superseded or amended, and the one that did it, name each other', () => {
  const texts = new Map(records.map(({ file, text }) => [file, text]))
  const named = records.flatMap((record) =>
    pairs.flatMap(([pattern, verb]) =>
      [...record.text.matchAll(pattern)].map(([, newer = '']) => ({ older: record.file, newer, verb })),
    ),
  )
  const back = records.flatMap((record) =>
    [...record.text.matchAll(/^- (Supersedes|Amends) \[\d+ .*?\]\((.+)\)$/gm)].map(([, verb = '', older = '']) => ({
      older,
      newer: record.file,
      verb,
    })),
  )
  const sorted = (links: typeof back) => links.map((link) => JSON.stringify(link)).sort()
  expect(sorted(named)).toEqual(sorted(back))
  expect(named.filter(({ newer }) => !texts.has(newer))).toEqual([])
  expect(named.length).toBeGreaterThan(5)
})

test('a record without a status is refused by name', () => {
  expect(() => parseDecision('999-none.md', '# 999 None\n\n- Date: 2026-11-23\n- Area: search\n')).toThrow(
    /999-none\.md: [^]*status/,
  )
})

test('the repository has no second list of decisions', async () => {
  await expect(readFile(join(root, 'DECISIONS.md'))).rejects.toThrow('ENOENT')
})
