import type { Config } from 'payload'
import sharp, { type Sharp } from 'sharp'

let last: Promise<unknown> = Promise.resolve()

/**
 * Sharp for uploads: one picture of the process is decoded at a time, in the order of arrival, since each may need several hundred megabytes
 * and every core. Headers are read at once.
 */
export const queuedSharp: NonNullable<Config['sharp']> = (input, options) => queueDecoding(sharp(input, options))

/** Changes only this instance: Payload makes a copy of it for each size, and otherwise continues with the instance itself. */
function queueDecoding(picture: Sharp): Sharp {
  const { clone, toBuffer } = Object.getPrototypeOf(picture)
  return Object.defineProperties(picture, {
    clone: { value: () => queueDecoding(Reflect.apply(clone, picture, [])) },
    toBuffer: { value: (...args: unknown[]) => runInTurn(() => Reflect.apply(toBuffer, picture, args)) },
  })
}

function runInTurn(work: () => unknown): Promise<unknown> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
