/** The entry at an index, wrapping around. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('There is nothing to choose from.')
  return entry
}
