import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Task } from './task.ts'
import { tasks } from './tasks.ts'

const folder = join(import.meta.dirname, '..', 'e2e')

/** `add-block by pointer` for each task that a browser test measures. */
function listMeasured(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'))
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\btask\('([^']+)', '([^']+)'\)/g)].map(
      ([, task, way]) => `${task} by ${way}`,
    ),
  )
}

test('every stated budget is held by one browser test', () => {
  const stated = Object.entries<Task>(tasks).flatMap(([name, { budgets }]) =>
    Object.keys(budgets).map((way) => `${name} by ${way}`),
  )
  expect(listMeasured().toSorted()).toEqual(stated.toSorted())
})
