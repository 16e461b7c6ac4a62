import { vi } from 'vitest'

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const

/** Runs a task and returns every line that it wrote to the console; there should be none. */
export async function recordConsoleLines(task: () => unknown): Promise<string[]> {
  const lines: string[] = []
  const spies = methods.map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${method}: ${parts.map(String).join(' ')}`)
    }),
  )
  try {
    await task()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return lines
}
