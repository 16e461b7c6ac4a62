/**
 * Moves one entry of a list to another index. The list is unchanged if the entry does not exist. `moveItem(['a', 'b', 'c'], 0, 2)` is
 * `['b', 'c', 'a']`.
 */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.length === list.length ? [...list] : rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
