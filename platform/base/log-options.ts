import type { LoggerOptions } from 'pino'
import { describeError } from '#schemas/lib/describe-error.ts'

/** No personal data: neither addresses, nor queries, nor bodies, nor header values are ever logged, nor what an error of the database quotes of them. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  serializers: { err: (error: unknown) => describeError(error) },
  redact: { paths: ['*.email', '*.phone', '*.password', '*.token'], remove: true },
})
