import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCars } from './read-cars.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  await cp(join(import.meta.dirname, 'imports-from-japan'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

/** Without the temporary folder. */
async function problems(): Promise<string[]> {
  const message = await readCars(folder).then(
    () => '',
    (error: Error) => error.message,
  )
  return message.split('\n').map((line) => line.slice(line.indexOf(basename(folder)) + basename(folder).length + 1))
}

test('models and variants keep the order of their files', async () => {
  const [toyota] = await readCars(folder)
  expect(toyota?.models.map(({ model }) => model)).toEqual(['Aqua', 'Vellfire', 'Wish'])
  expect(toyota?.models[0]?.variants.map(({ badge, price }) => [badge, price])).toEqual([
    ['S', 27_000],
    ['G', 29_500],
    ['Crossover', 31_000],
  ])
})

test('a model of an unknown make is refused by its line', async () => {
  await edit('models.csv', (text) => text.replace('Toyota,Wish', 'Toyata,Wish'))
  expect(await problems()).toEqual(['models.csv:4 The catalogue has no Toyata.'])
})

test('a variant of an unknown model is refused by its line', async () => {
  await edit('variants.csv', (text) => text.replace('Toyota,Aqua,Hatchback,2012,G', 'Toyota,Aqua,Hatchback,2013,G'))
  expect(await problems()).toEqual(['variants.csv:3 The catalogue has no Toyota Aqua Hatchback 2013.'])
})

test('a model without variants is refused: nothing of it could be sold', async () => {
  await edit('variants.csv', (text) => text.replaceAll(/^Toyota,Wish.*\n/gm, ''))
  expect(await problems()).toEqual(['variants.csv:1 variants.csv has no row for Toyota Wish Wagon 2009.'])
})

test('a model that is listed twice is refused', async () => {
  await edit('models.csv', (text) => `${text}${text.split('\n')[1]}\n`)
  expect(await problems()).toEqual(['models.csv:10 Toyota Aqua Hatchback 2012 is on line 2 already.'])
})

test('a look of an unknown model is refused by line and column', async () => {
  await edit('looks.json', (text) => text.replace('Toyota Vellfire People Mover 2015', 'Toyota Vellfire'))
  expect(await problems()).toEqual(['looks.json:2:3 Toyota Vellfire: models.csv has no such model.'])
})

test('a look that cannot be drawn is refused by line and column', async () => {
  await edit('looks.json', (text) => text.replace('"brightTrim": true', '"grille": "wide"'))
  expect(await problems()).toEqual([
    expect.stringMatching(/^looks\.json:2:52 Toyota Vellfire People Mover 2015\.face\.grille: Invalid option/),
  ])
})

test('a cell that is wrong is refused by line and column', async () => {
  await edit('variants.csv', (text) => text.replace(',27000,', ',"27,000",'))
  expect(await problems()).toEqual(['variants.csv:2, column "price": "27,000" must be a whole number.'])
})
