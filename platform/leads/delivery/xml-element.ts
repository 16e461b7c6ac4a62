/** Text that is already XML. */
export interface Xml {
  xml: string
}

type Content = string | number | Xml | null
type Attributes = Record<string, string>

/** `<name a="b">content</name>`; content that is not XML is escaped, and null is omitted. */
export function element(name: string, ...contents: (Content | readonly Content[])[]): Xml {
  return withAttributes(name, {}, ...contents)
}

export function withAttributes(
  name: string,
  attributes: Attributes,
  ...contents: (Content | readonly Content[])[]
): Xml {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { xml: `<${name}${marks.join('')}>${contents.flat().map(written).join('')}</${name}>` }
}

/** The element, or nothing for empty content. */
export const maybe = (name: string, content: string | number | null): Xml | null =>
  content === null || content === '' ? null : element(name, content)

const written = (content: Content): string => {
  if (content === null) return ''
  return typeof content === 'object' ? content.xml : escapeXml(String(content))
}

/** XML 1.0 cannot represent most control characters and lone surrogates, so they are omitted. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are the ones that are meant
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
