import { toDataLayer } from './to-data-layer.ts'

/** A command of Google's tag in the data layer. Being an `arguments` object distinguishes it from events. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag knows its commands by the arguments object, and takes no array for one
  toDataLayer([arguments])
}
