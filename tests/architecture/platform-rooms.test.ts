import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { platformRooms } from '#docs/generate/rooms.ts'

const root = join(import.meta.dirname, '..', '..')

interface RoomImport {
  from: string
  to: string
}

const layers = Object.values(platformRooms).toReversed()
const layerOf = (room: string): number => layers.findIndex((rooms) => (rooms as readonly string[]).includes(room))
const roomOf = (path: string): string | null => /^platform\/([^/]+)\//.exec(path)?.[1] ?? null

test('a room of the platform imports only rooms of its own layer and below', () => {
  expect(importsUpwards(importsBetweenRooms())).toEqual([])
})

test('no room of the platform imports itself through others', () => {
  expect(circles(importsBetweenRooms())).toEqual([])
})

test('an import of a higher layer is named', () => {
  expect(importsUpwards([{ from: 'platform/leads/store-lead.ts', to: 'platform/app/app.ts' }])).toEqual([
    'platform/leads/store-lead.ts imports platform/app/app.ts',
  ])
})

test('a circle of rooms is named, also one through a third room', () => {
  const around = ['leads', 'garage', 'sessions', 'leads'].map((room) => `platform/${room}/file.ts`)
  const imports = around.slice(1).map((to, index) => ({ from: around[index] ?? '', to }))
  expect(circles(imports)).toEqual([['garage', 'leads', 'sessions']])
})

function importsUpwards(imports: readonly RoomImport[]): string[] {
  return imports
    .filter(({ from, to }) => layerOf(roomOf(to) ?? '') > layerOf(roomOf(from) ?? ''))
    .map(({ from, to }) => `${from} imports ${to}`)
}

/** Rooms that reach each other: each circle once, its rooms by name. */
function circles(imports: readonly RoomImport[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [room, target] = [roomOf(from) ?? '', roomOf(to) ?? '']
    targets.set(room, (targets.get(room) ?? new Set()).add(target))
  }
  const reached = new Map([...targets.keys()].map((room) => [room, reach(targets, room)]))
  const found = new Map<string, string[]>()
  for (const [room, all] of reached) {
    if (!all.has(room)) continue
    const circle = [...all].filter((other) => reached.get(other)?.has(room)).sort()
    found.set(circle.join(), circle)
  }
  return [...found.values()]
}

/** The rooms that a room imports, and those that they import. */
function reach(targets: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
    for (const target of targets.get(room) ?? [])
      if (!reached.has(target)) {
        reached.add(target)
        waiting.push(target)
      }
  return reached
}

/** Of the product's files, types included; tests may import what they need. */
function importsBetweenRooms(): RoomImport[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'platform'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  const imports = files.flatMap((from) =>
    [
      ...readFileSync(join(root, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.{1,2}|#platform)\/[^']+)'/g),
    ].map(([, target = '']) => ({
      from,
      to: target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(from), target),
    })),
  )
  const between = imports.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to))
  expect(between.length).toBeGreaterThan(300)
  return between
}
