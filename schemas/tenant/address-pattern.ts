import { isScriptAddress } from '../chat/script-address.ts'

/** `https://spins.example.com/{code}/{frame}.jpg` with its values, each escaped. */
export const fillAddress = (pattern: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, encodeURIComponent(String(value))),
    pattern,
  )

/** Whether a pattern is an HTTPS address that names each of these values. */
export const isAddressPattern = (pattern: string, names: readonly string[]): boolean =>
  names.every((name) => pattern.includes(`{${name}}`)) &&
  isScriptAddress(fillAddress(pattern, Object.fromEntries([...names, 'width'].map((name) => [name, 'a']))))
