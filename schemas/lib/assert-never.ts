/** Closes a switch over a union: a new member is a type error here, and a bug that throws if it comes from outside the types. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
