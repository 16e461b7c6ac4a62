/** A loggable error. */
export interface ErrorWords {
  type: string
  message: string
  /** Stack trace; empty for a value that is not an error. */
  stack: string
  code?: string
  cause?: ErrorWords
}

const mostCauses = 5

/**
 * An error without user input: Drizzle includes query parameters in its message, PostgreSQL the row or value, and the JSON parser its
 * input. Other properties are omitted for the same reason.
 */
export function describeError(error: unknown, depth = 0): ErrorWords {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  const message = withoutValues(error)
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: error.name,
    message,
    stack: listFrames(error).join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error && depth < mostCauses ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

function withoutValues(error: Error): string {
  const [message = ''] = error.message.split('\nparams: ')
  // `Unexpected token 'A', "Alex, 0412 …" is not valid JSON`
  if (error.name === 'SyntaxError') return message.replace(/^Unexpected token .*$/s, 'Unexpected token in JSON')
  // `invalid input syntax for type integer: "Alex"`
  return 'severity' in error ? message.replace(/: ".*"$/s, '') : message
}

/** The stack lines after the message, which may have several lines. */
function listFrames({ stack = '', message }: Error): string[] {
  const behind =
    message !== '' && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  return behind.split('\n').filter((line) => /^ {4}at .*(?::\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line))
}
