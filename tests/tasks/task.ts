/** By mouse or touch, or by keys alone. */
export type InputMethod = 'pointer' | 'keyboard'

/** What a task may take. */
export interface Budget {
  /** Clicks, presses of Enter, Space, Escape or a shortcut, and texts typed in one go. A choice from a list is two. */
  steps: number
  /** Presses of Tab and the arrow keys, which move the focus alone. */
  moves?: number
  /** From the first step to the result: what the editor takes. A test does not pause to think. */
  seconds: number
}

/** What another editor's public documentation says of the same task. */
export interface DocumentationQuote {
  words: string
  /** Address of the page that says it. */
  source: string
}

export interface Task {
  title: string
  /** The screen on which it begins. */
  from: string
  budgets: Partial<Record<InputMethod, Budget>>
  /** Null where the documentation does not say. */
  storyblok: DocumentationQuote | null
}
