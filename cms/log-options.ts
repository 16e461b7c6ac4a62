import type { LoggerOptions } from 'pino'
import { describeError } from '#schemas/lib/describe-error.ts'

/** Payload's own lines. It logs errors as they are, and pino takes their message for the line's: both are logged without user input. */
export const cmsLogOptions = (level: string): LoggerOptions => ({
  name: 'cms',
  level,
  serializers: { err: (error: unknown) => describeError(error) },
  hooks: {
    logMethod(inputs, method) {
      const [first, message]: unknown[] = inputs
      const error = first instanceof Error ? first : errorIn(first)
      const isUntold = error !== null && message === undefined && !hasMessage(first)
      if (isUntold) method.apply(this, [{ err: error }, describeError(error).message])
      else method.apply(this, inputs)
    },
  },
})

const errorIn = (value: unknown): Error | null =>
  typeof value === 'object' && value !== null && 'err' in value && value.err instanceof Error ? value.err : null

const hasMessage = (value: unknown): boolean => typeof value === 'object' && value !== null && 'msg' in value
