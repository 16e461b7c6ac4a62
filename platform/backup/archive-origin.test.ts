import { expect, test } from 'vitest'
import { requireOrigin, sealSecretCheck, signManifest } from './archive-origin.ts'
import type { Archive } from './read-archive.ts'

const secret = 'the secret of this installation'
const other = 'the secret of another installation'

/** An archive as an installation with this secret makes it. */
function anArchive(by: string): Archive & { signed: { body: Buffer; signature: string } } {
  const manifest = {
    format: 2,
    createdAt: '2026-11-20T01:00:00.000Z',
    forecourt: '1.0.0',
    postgres: '18',
    migrations: [],
    tables: [],
    sequences: [],
    files: { count: 0, bytes: 0, sha256: '' },
    missingFiles: [],
    deletedFiles: [],
    secretCheck: sealSecretCheck(by),
  }
  const body = Buffer.from(JSON.stringify(manifest))
  return { path: '/backups/a.tar.gz', manifest, signed: { body, signature: signManifest(by, body) } }
}

const codeOf = (archive: Archive, also: { anySecret?: boolean; unsigned?: boolean } = {}) => {
  try {
    requireOrigin(archive, { secret, ...also })
    return 'accepted'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

test('an archive that this installation signed is accepted', () => {
  expect(codeOf(anArchive(secret))).toBe('accepted')
})

test('an archive whose manifest was changed is refused, whatever else is accepted', () => {
  const { signed, ...archive } = anArchive(secret)
  const changed = { ...archive, signed: { ...signed, body: Buffer.from(`${signed.body.toString()} `) } }
  expect([codeOf(changed), codeOf(changed, { anySecret: true, unsigned: true })]).toEqual([
    'archive-changed',
    'archive-changed',
  ])
})

test('a signature by another secret does not pass for ours', () => {
  const ours = anArchive(secret)
  const forged = { ...ours, signed: { ...ours.signed, signature: signManifest(other, ours.signed.body) } }
  const short = { ...ours, signed: { ...ours.signed, signature: '' } }
  expect([codeOf(forged), codeOf(short)]).toEqual(['archive-changed', 'archive-changed'])
})

test('an archive of another secret is accepted only where the operator says so', () => {
  expect([codeOf(anArchive(other)), codeOf(anArchive(other), { anySecret: true })]).toEqual([
    'another-secret',
    'accepted',
  ])
})

test('an unsigned archive is accepted only where the operator says so, also one of another secret', () => {
  const unsigned = { ...anArchive(secret), signed: null }
  const foreign = { ...anArchive(other), signed: null }
  expect([
    codeOf(unsigned),
    codeOf(unsigned, { unsigned: true }),
    codeOf(foreign, { unsigned: true }),
    codeOf(foreign, { anySecret: true }),
  ]).toEqual(['archive-unsigned', 'accepted', 'another-secret', 'archive-unsigned'])
})
