const lazy = Symbol.for('react.lazy')

/**
 * Waits until every React element of a server function's answer has arrived. React streams an answer: its values come first, and large
 * elements and the components of others later. Until then React keeps back each update of a page that renders one of them, and puts the
 * former value back into the field that is typed into. Rejects if an element fails, as after a broken connection: rendered, it would replace
 * the whole page by an error.
 */
export async function awaitElements<Answer>(answer: Answer): Promise<Answer> {
  const seen = new Set<object>()
  let values: unknown[] = [answer]
  while (values.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- What arrives may hold more of them.
    values = await Promise.all(findPending(values, seen))
  }
  return answer
}

/** The contents of all lazy elements and components below some values. A form's state has thousands of values: no recursion, no copies. */
function findPending(values: unknown[], seen: Set<object>): PromiseLike<unknown>[] {
  const pending: PromiseLike<unknown>[] = []
  const open = values.filter(isObject)
  for (let value = open.pop(); value; value = open.pop()) {
    if (seen.has(value)) continue
    seen.add(value)
    if (isLazy(value)) pending.push(value._payload)
    else if (isWalked(value)) for (const each of Object.values(value)) if (isObject(each)) open.push(each)
  }
  return pending
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLazy = (value: object): value is { _payload: PromiseLike<unknown> } =>
  '$$typeof' in value &&
  value.$$typeof === lazy &&
  '_payload' in value &&
  typeof value._payload === 'object' &&
  value._payload !== null &&
  'then' in value._payload

const isWalked = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
