import { isFields } from './same-value.ts'

type Path = readonly (string | number)[]
type ChangeText = (text: string, path: Path) => string

/** A copy of a JSON value with every text in it changed, at any depth. */
export function mapTexts(value: unknown, change: ChangeText, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((each, index) => mapTexts(each, change, [...path, index]))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, [...path, name])]),
  )
}
