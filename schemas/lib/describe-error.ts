/** An error as a log may hold it. */
export interface ErrorWords {
  type: string
  message: string
  /** Where it came from; empty for what is no error. */
  stack: string
  code?: string
  cause?: ErrorWords
}

const mostCauses = 5

/**
 * What an error says without what somebody typed: Drizzle puts all parameters of a query that failed into its message, PostgreSQL the row or
 * the value, and the parser of JSON what it could not read. Its other properties are left out for the same reason.
 */
export function describeError(error: unknown, depth = 0): ErrorWords {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  const message = withoutValues(error)
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: error.name,
    message,
    stack: framesOf(error).join('\n'),
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

/** The lines behind the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string[] {
  const behind =
    message !== '' && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  return behind.split('\n').filter((line) => /^ {4}at .*(?::\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line))
}
