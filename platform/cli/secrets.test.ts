import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLaunchEnv } from '#platform/env.ts'
import { freshFolder } from '../embedded/testing/fresh-folder.ts'
import { withSecrets } from './secrets.ts'

async function inFreshFolder(settings: Record<string, string> = {}) {
  const dataDir = await freshFolder()
  await mkdir(dataDir)
  return { dataDir, env: readLaunchEnv({ ...settings, FORECOURT_DATA_DIR: dataDir }) }
}

test('the administrator’s password is the same at every start', async () => {
  const { env } = await inFreshFolder()
  const [first, second] = [await withSecrets(env), await withSecrets(env)]
  expect(second).toEqual(first)
  expect(first.FORECOURT_ADMIN_PASSWORD).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{2}$/)
})

test('secrets can be read by their owner alone', async () => {
  const { env, dataDir } = await inFreshFolder()
  await withSecrets(env)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('a data folder that is not there yet is made', async () => {
  const dataDir = await freshFolder()
  await withSecrets(readLaunchEnv({ FORECOURT_DATA_DIR: dataDir }))
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
})

test('a broken file of secrets is named, with a way out', async () => {
  const { env, dataDir } = await inFreshFolder()
  await writeFile(join(dataDir, 'secrets.json'), '{"secret":')
  await expect(withSecrets(env)).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining(join(dataDir, 'secrets.json')),
  })
})

test('what the environment sets wins', async () => {
  const { env } = await inFreshFolder({ FORECOURT_ADMIN_PASSWORD: 'chosen by me' })
  expect((await withSecrets(env)).FORECOURT_ADMIN_PASSWORD).toBe('chosen by me')
})
