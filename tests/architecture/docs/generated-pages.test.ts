import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { envKeys } from '#platform/env.ts'
import { platformRooms } from '#docs/generate/rooms.ts'
import { listSettings } from '#docs/generate/settings.ts'
import { root } from './tracked-files.ts'

const settings = listSettings().flatMap(({ settings: list }) => list)

test('generated pages are up to date: decisions, settings, rooms, .env.example', async () => {
  const { stderr } = await promisify(execFile)('node', ['docs/generate.ts', '--check'], { cwd: root })
  expect(stderr).toBe('')
})

test('every setting that the platform reads is in .env.example, with what it is for', async () => {
  expect(settings.map(({ key }) => key).sort()).toEqual([...envKeys].sort())
  expect(settings.filter(({ description }) => description.length < 10)).toEqual([])
  const example = await readFile(join(root, '.env.example'), 'utf8')
  expect(settings.filter(({ key }) => !example.includes(`\n#${key}=`))).toEqual([])
})

test('a default in .env.example is the one that the platform uses', () => {
  const byKey = new Map(settings.map(({ key, fallback }) => [key, fallback]))
  expect([byKey.get('PORT'), byKey.get('FORECOURT_ROLES'), byKey.get('FORECOURT_DATA_DIR')]).toEqual([
    '3000',
    'web,admin,worker',
    '.forecourt',
  ])
})

test('the diagram shows every room of the platform once', async () => {
  const entries = await readdir(join(root, 'platform'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(Object.values(platformRooms).flat().sort()).toEqual(folders.sort())
})
