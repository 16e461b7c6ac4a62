/** Whether arrays and objects stand within one another on more than `levels` levels. Without recursion, which such a value would exhaust. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
