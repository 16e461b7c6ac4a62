/** Remembers the last result alone. */
export function lastOf<Input, Output>(
  make: (key: string, input: Input) => Output,
): (key: string, input: Input) => Output {
  let last: { key: string; value: Output } | null = null
  return (key, input) => {
    if (last === null || last.key !== key) last = { key, value: make(key, input) }
    return last.value
  }
}
