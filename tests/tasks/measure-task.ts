import { expect, type Page, test } from 'playwright/test'
import { countSteps, readClock, type Steps } from './count-steps.ts'
import type { Budget, Task, InputMethod } from './task.ts'
import { type TaskName, tasks } from './tasks.ts'

/** Begins a task; the function that it gives ends it, and fails over its budget. */
export type MeasureTask = (name: TaskName, way: InputMethod) => () => Promise<void>

/** Must be called before the page opens its first address. */
export async function measureTasks(page: Page): Promise<MeasureTask> {
  const read = await countSteps(page.context())
  return (name, way) => {
    const task: Task = tasks[name]
    const budget = task.budgets[way]
    if (!budget) throw new Error(`tests/tasks/tasks.ts states no budget of "${name}" by ${way}.`)
    const began = readClock()
    return async () => {
      const seconds = (readClock() - began) / 1_000
      // Frames tell their steps by themselves: they are asked, so that none is under way.
      await Promise.all(page.frames().map((frame) => frame.evaluate(() => null).catch(() => null)))
      hold(task, { way, budget, seconds, taken: read(began) })
    }
  }
}

function hold({ title }: Task, measured: { way: InputMethod; budget: Budget; seconds: number; taken: Steps }): void {
  const { way, budget, seconds, taken } = measured
  const words = `${title}, by ${way}: ${taken.steps} of ${budget.steps} steps, ${taken.moves} of ${budget.moves ?? 0} moves, ${seconds.toFixed(1)} of ${budget.seconds} seconds`
  test.info().annotations.push({ type: 'task', description: words })
  expect(taken.steps, `${words}: nothing was counted`).toBeGreaterThan(0)
  expect(taken.steps, words).toBeLessThanOrEqual(budget.steps)
  if (way === 'keyboard') expect(taken.moves, words).toBeLessThanOrEqual(budget.moves ?? 0)
  expect(seconds, words).toBeLessThanOrEqual(budget.seconds)
}
