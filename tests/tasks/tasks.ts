import type { Task } from './task.ts'

const manual = 'https://www.storyblok.com/docs/manuals'

/** Tasks of a marketer, with what each may take. Browser tests hold the editor to it; `docs/tasks.md` is printed from it. */
export const tasks = {
  'add-block': {
    title: 'Add a block and publish',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 6, seconds: 20 }, keyboard: { steps: 7, moves: 40, seconds: 30 } },
    storyblok: {
      words: 'Point at the border of a blocks field, click the plus sign, then steps that are not documented.',
      source: `${manual}/visual-editor`,
    },
  },
  'change-heading': {
    title: 'Change a heading',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 2, seconds: 10 }, keyboard: { steps: 3, moves: 20, seconds: 15 } },
    storyblok: {
      words:
        'Click the block in the preview, type in its field of the form, Save: 3, or 4 with a click into the field.',
      source: `${manual}/visual-editor`,
    },
  },
  'replace-picture': {
    title: 'Replace a picture by a file',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 3, seconds: 15 } },
    storyblok: null,
  },
  'move-block': {
    title: 'Move a block',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 2, seconds: 10 }, keyboard: { steps: 3, moves: 20, seconds: 10 } },
    storyblok: null,
  },
  'copy-block': {
    title: 'Copy a block to another page',
    from: 'the block, selected; opening the other page is not counted',
    budgets: { keyboard: { steps: 3, moves: 20, seconds: 20 } },
    storyblok: null,
  },
  undo: {
    title: 'Undo a change',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 1, seconds: 5 }, keyboard: { steps: 1, seconds: 5 } },
    storyblok: null,
  },
  'restore-block': {
    title: 'Put back one block of an earlier version',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 5, seconds: 30 }, keyboard: { steps: 7, moves: 60, seconds: 30 } },
    storyblok: null,
  },
  'new-page': {
    title: 'Make a page from a template and publish it',
    from: 'the form of a new page',
    budgets: { pointer: { steps: 5, seconds: 20 }, keyboard: { steps: 2, moves: 20, seconds: 15 } },
    storyblok: null,
  },
  'save-section': {
    title: 'Save blocks as a section',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 5, seconds: 15 } },
    storyblok: null,
  },
  'insert-section': {
    title: 'Show a saved section on a page',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 2, seconds: 10 }, keyboard: { steps: 1, moves: 20, seconds: 15 } },
    storyblok: null,
  },
  schedule: {
    title: 'Schedule publishing',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 5, seconds: 20 } },
    storyblok: {
      words: 'At least 4: More Options, Schedule Publishing, the date and the time.',
      source: `${manual}/content-authoring`,
    },
  },
  'find-uses': {
    title: 'Find where a type of block is used, and open a page there',
    from: 'the first page of the admin',
    budgets: { pointer: { steps: 7, seconds: 30 } },
    storyblok: null,
  },
  'fix-problem': {
    title: 'Fix what keeps a page from being published, by its link',
    from: 'the page in the editor',
    budgets: { pointer: { steps: 4, seconds: 20 } },
    storyblok: null,
  },
  'new-site': {
    title: 'Create a site that answers on every page',
    from: 'the form of a new site',
    budgets: { pointer: { steps: 24, seconds: 120 } },
    storyblok: null,
  },
} as const satisfies Record<string, Task>

export type TaskName = keyof typeof tasks
