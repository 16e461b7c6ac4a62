/**
 * Text as people paste it, in plain characters: compatibility forms (NFKC) without invisible marks, any dash as a hyphen, any white space as
 * one space.
 */
export const cleanTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The one spelling of an email address: without `mailto:`, the name around it, or the dot of its sentence; in lower case. */
export function cleanEmail(typed: string): string {
  const text = cleanTyped(typed).replace(/^mailto:\s*/i, '')
  const address = /<([^<>\s]+@[^<>\s]+)>[.,;]*$/.exec(text)?.[1] ?? text
  return address
    .replace(/\?.*$/, '')
    .replace(/[.,;]+$/, '')
    .toLowerCase()
}
