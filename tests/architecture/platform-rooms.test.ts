import { expect, test } from 'vitest'
import { platformRooms } from '#docs/generate/rooms.ts'
import { type FileImport, findCircles, isSource, listFiles, listImports } from './import-graph.ts'

const layers = Object.values(platformRooms).toReversed()
const layerOf = (room: string): number => layers.findIndex((rooms) => (rooms as readonly string[]).includes(room))
const roomOf = (path: string): string => /^platform\/([^/]+)\//.exec(path)?.[1] ?? ''

/** Of the product's files; tests may import what they need. */
function importsBetweenRooms(): FileImport[] {
  const imports = listImports(listFiles('platform').filter(isSource))
  const between = imports.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to))
  expect(between.length).toBeGreaterThan(300)
  return between
}

const importsUpwards = (imports: readonly FileImport[]): string[] =>
  imports
    .filter(({ from, to }) => layerOf(roomOf(to)) > layerOf(roomOf(from)))
    .map(({ from, to }) => `${from} imports ${to}`)

const circlesOfRooms = (imports: readonly FileImport[]): string[][] =>
  findCircles(imports.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })))

test('a room of the platform imports only rooms of its own layer and below', () => {
  expect(importsUpwards(importsBetweenRooms())).toEqual([])
})

test('no room of the platform imports itself through others', () => {
  expect(circlesOfRooms(importsBetweenRooms())).toEqual([])
})

test('an import of a higher layer is named', () => {
  expect(importsUpwards([{ from: 'platform/leads/store-lead.ts', to: 'platform/app/app.ts' }])).toEqual([
    'platform/leads/store-lead.ts imports platform/app/app.ts',
  ])
})

test('a circle of rooms is named, also one through a third room', () => {
  const around = ['leads', 'garage', 'sessions', 'leads'].map((room) => `platform/${room}/file.ts`)
  const imports = around.slice(1).map((to, index) => ({ from: around[index] ?? '', to }))
  expect(circlesOfRooms(imports)).toEqual([['garage', 'leads', 'sessions']])
})
