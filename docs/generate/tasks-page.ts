import type { Budget, DocumentationQuote, Task } from '#tests/tasks/task.ts'
import { tasks } from '#tests/tasks/tasks.ts'

/** `docs/tasks.md`: what each task of a marketer may take. Budgets, not measurements, so that a run changes nothing. */
export const printTasksPage = (): string =>
  [
    '<!-- Printed from tests/tasks/tasks.ts by node docs/generate.ts. Do not edit. -->',
    '',
    '# What a marketer’s tasks may take',
    '',
    'Browser tests do each task as a marketer does it, and fail over the budget that is stated here. A step is a click, a press of Enter, Space,',
    'Escape or a shortcut, or a text typed in one go. A choice from a list is two, and so is a text in a field that has no focus yet. Moves are',
    'presses of Tab and the arrow keys, which move the focus alone. Seconds run from the first step to the result, without a person’s pauses.',
    'Opening the first screen is not counted.',
    '',
    'The last column is what Storyblok’s public documentation says of the same task. It is read, not tried; “not documented” means that its pages',
    'name no steps.',
    '',
    printTable(Object.values<Task>(tasks)),
    '',
  ].join('\n')

function printTable(rows: Task[]): string {
  const lines = [
    ['Task', 'Begins at', 'By mouse or touch', 'By keyboard', 'Storyblok, as documented'],
    ...rows.map(({ title, from, budgets, storyblok }) => [
      title,
      from,
      printBudget(budgets.pointer),
      printBudget(budgets.keyboard),
      printDocumented(storyblok),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}

function printBudget(budget: Budget | undefined): string {
  if (!budget) return '–'
  const { steps, moves, seconds } = budget
  const moved = moves === undefined ? [] : [`${moves} moves`]
  return [`${steps} ${steps === 1 ? 'step' : 'steps'}`, ...moved, `${seconds} s`].join(', ')
}

const printDocumented = (documented: DocumentationQuote | null): string =>
  documented === null ? 'not documented' : `${documented.words} ([manual](${documented.source}))`
