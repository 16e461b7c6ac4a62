import { execFileSync } from 'node:child_process'
import { mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processIdentity } from './process-identity.ts'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'
import { freshFolder } from './testing/fresh-folder.ts'
import { holdInChild } from './testing/hold-in-child.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0

async function start(dataDir: string, say: (line: string) => void = () => undefined): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir, purpose: 'test', say })
  onTestFinished(embedded.stop)
  return embedded
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const saveACar = (url: string) => ask(url, "create table cars as select 'Carnival' as name")
const cars = (url: string) => ask(url, 'select name from cars')
const postmasterOf = async ({ data }: { data: string }) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])

test('stored data survives a stop and a start', async () => {
  const dataDir = await freshFolder()
  const first = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  await saveACar(first.databaseUrl)
  await first.stop()
  const second = await start(dataDir)
  expect(await cars(second.databaseUrl)).toEqual([{ name: 'Carnival' }])
})

test('a commit is on the disk when it is acknowledged', async () => {
  const { databaseUrl } = await start(await freshFolder())
  expect(await ask(databaseUrl, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('the password, the log and the way to the database are for their owner alone', async () => {
  const { home } = await start(await freshFolder())
  const modes = await Promise.all(
    ['password', 'postgres.log', 'running.json'].map(
      async (name) => (await stat(join(home.folder, name))).mode & 0o777,
    ),
  )
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

test('connecting without the password is refused', async () => {
  const { databaseUrl } = await start(await freshFolder())
  const wrong = new URL(databaseUrl)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a start after kill -9 ends the remaining PostgreSQL, and finds the stored data', async () => {
  const dataDir = await freshFolder()
  const killed = await holdInChild(dataDir, 'demo')
  await saveACar(killed.databaseUrl)
  await killed.end('SIGKILL')
  const orphan = await postmasterOf({ data: join(dataDir, 'postgres', 'data') })
  const said: string[] = []
  const { databaseUrl } = await start(dataDir, (line) => said.push(line))
  expect(await cars(databaseUrl)).toEqual([{ name: 'Carnival' }])
  expect(processIdentity(orphan)).toBeNull()
  expect(said).toEqual(['Stopped the PostgreSQL that a killed start had left running.'])
})

test('a start after kill -9 of PostgreSQL too finds the stored data', async () => {
  const dataDir = await freshFolder()
  const killed = await holdInChild(dataDir, 'demo')
  await saveACar(killed.databaseUrl)
  const postmaster = await postmasterOf({ data: join(dataDir, 'postgres', 'data') })
  await killed.end('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  const { databaseUrl } = await start(dataDir)
  expect(await cars(databaseUrl)).toEqual([{ name: 'Carnival' }])
})

test('the pid of a dead PostgreSQL may belong to another program by now', async () => {
  const dataDir = await freshFolder()
  const first = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  await first.stop()
  await writeFile(join(first.home.data, 'postmaster.pid'), `${process.pid}\n${first.home.data}\n`)
  const { databaseUrl } = await start(dataDir)
  expect(await ask(databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was killed half-way does not stand in the way of the next', async () => {
  const dataDir = await freshFolder()
  await mkdir(join(dataDir, 'postgres', 'data.new', 'base'), { recursive: true })
  const { databaseUrl } = await start(dataDir)
  expect(await ask(databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second demo on the same data is told which process has it and what to do', async () => {
  const dataDir = await freshFolder()
  const other = await holdInChild(dataDir, 'demo')
  onTestFinished(() => other.end('SIGTERM'))
  const second = startEmbedded({ dataDir, purpose: 'demo', say: () => undefined })
  await expect(second).rejects.toMatchObject({
    code: 'in-use',
    message: expect.stringMatching(
      new RegExp(`process ${other.pid}, since .*http://localhost:3000.*kill ${other.pid}.*FORECOURT_DATA_DIR=`),
    ),
  })
})

test('a demo waits for a command that has the database for itself', async () => {
  const dataDir = await freshFolder()
  const command = await holdInChild(dataDir, 'command')
  await saveACar(command.databaseUrl)
  const said: string[] = []
  const demo = start(dataDir, (line) => said.push(line))
  await expect.poll(() => said).toHaveLength(1)
  await command.end('SIGTERM')
  expect(await cars((await demo).databaseUrl)).toEqual([{ name: 'Carnival' }])
})

test('data of another PostgreSQL is left alone, and the message says how to go on', async () => {
  const dataDir = await freshFolder()
  const first = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  await first.stop()
  await writeFile(join(first.home.data, 'PG_VERSION'), '14\n')
  await expect(startEmbedded({ dataDir, purpose: 'test', say: () => undefined })).rejects.toMatchObject({
    code: 'data-of-another-version',
    message: expect.stringContaining(`mv ${first.home.data} ${first.home.data}.14`),
  })
})

test('a stopped database is detected', async () => {
  const { ended, home } = await start(await freshFolder())
  process.kill(await postmasterOf(home), 'SIGINT')
  await expect(ended).resolves.toBeUndefined()
})

test.runIf(isRoot)('root’s database under a private folder lies where its own user reaches it', async () => {
  const dataDir = await freshFolder({ mode: 0o700 })
  const { home } = await start(dataDir)
  expect(home).toMatchObject({ isApart: true, folder: expect.stringMatching(/^\/var\/lib\/forecourt\//) })
  expect(await readlink(join(dataDir, 'postgres'))).toBe(home.folder)
  expect((await stat(home.data)).uid).toBe(home.account?.uid)
})

test.runIf(isRoot)('deleting the data folder starts afresh, wherever the database lay', async () => {
  const dataDir = await freshFolder({ mode: 0o700 })
  const first = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  await saveACar(first.databaseUrl)
  await first.stop()
  await rm(dataDir, { recursive: true })
  onTestFinished(() => rm(first.home.folder, { recursive: true }))
  const { databaseUrl } = await start(dataDir)
  await expect(cars(databaseUrl)).rejects.toThrow('relation "cars" does not exist')
})

test.runIf(isRoot)('on a full disk the message names the folder and what is needed', async () => {
  const dataDir = await freshFolder()
  await mkdir(dataDir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', dataDir])
  onTestFinished(() => void execFileSync('umount', [dataDir]))
  await expect(startEmbedded({ dataDir, purpose: 'test', say: () => undefined })).rejects.toMatchObject({
    code: 'disk-full',
    message: expect.stringContaining(join(dataDir, 'postgres')),
  })
})
