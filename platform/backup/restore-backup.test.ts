import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from './restore-backup.ts'

test('an archive whose files do not fit on the disk is refused before anything is written', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-restore-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const files = { count: 1, bytes: Number.MAX_SAFE_INTEGER, sha256: '' }
  const archive = { path: 'none.tar.gz', manifest: { files } }
  const restored = restoreBackup({
    archive,
    payload: {},
    databaseUrl: 'none',
    dataDir,
    report: () => undefined,
  } as never)
  await expect(restored).rejects.toMatchObject({ code: 'disk-full', message: expect.stringContaining(dataDir) })
  expect(await readdir(dataDir)).toEqual([])
})
