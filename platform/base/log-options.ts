import type { LoggerOptions } from 'pino'
import { describeError } from '#schemas/lib/describe-error.ts'

/** No personal data is logged: no client IPs, queries, bodies or header values, nor values in database errors. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  serializers: { err: (error: unknown) => describeError(error) },
  redact: { paths: ['*.email', '*.phone', '*.password', '*.token'], remove: true },
})
