import type { LoggerOptions } from 'pino'
import { describeError } from '#schemas/lib/describe-error.ts'

/** Options of Payload's own logger. Payload logs errors as objects, whose message pino copies to the line. User input is removed from both. */
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
