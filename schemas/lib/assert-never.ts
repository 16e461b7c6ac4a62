/** Exhaustiveness check of a switch over a union: a new member is a type error here, and an invalid value at run time throws. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
