/** Microsoft Word puts each entry of a list on the clipboard as a paragraph: its style names list and level, its first span shows bullet or number. */
const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i
const ignored = /mso-list:\s*ignore/i
const numbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** `style`, or `data-style` where the caller has renamed it. */
const styleOf = (element: Element): string => element.getAttribute('style') ?? element.getAttribute('data-style') ?? ''

/** True for HTML of the clipboard that holds a list of Word. */
export const hasWordLists = (html: string): boolean => listStyle.test(html)

interface OpenList {
  list: Element
  level: number
  /** Word's name of the list. */
  id: string
}

/** Changes the list paragraphs of a pasted document to nested `ul` and `ol`. */
export function nestWordLists(page: Document): void {
  let open: OpenList[] = []
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, id = '', depth] = listStyle.exec(styleOf(paragraph)) ?? []
    if (depth === undefined) continue
    const before = paragraph.previousElementSibling
    if (before !== open[0]?.list) open = []
    const level = Number(depth)
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const entry = page.createElement('li')
    const marker = takeMarker(paragraph)
    const tag = numbered.test(marker) ? 'ol' : 'ul'
    entry.append(...paragraph.childNodes)
    const same = open.at(-1)
    if (same?.level === level && (same.list.localName !== tag || (tag === 'ol' && same.id !== id))) open.pop()
    const innermost = open.at(-1)
    if (innermost?.level === level) {
      innermost.list.append(entry)
      paragraph.remove()
    } else {
      const list = page.createElement(tag)
      list.append(entry)
      const first = tag === 'ol' ? parseInt(marker.replace('(', '')) : 1
      if (first > 1) list.setAttribute('start', String(first))
      const parent = innermost?.list.lastElementChild
      if (parent) {
        parent.append(list)
        paragraph.remove()
      } else paragraph.replaceWith(list)
      open.push({ list, level, id })
    }
  }
}

/** Removes the bullet or number that Word draws, and gives its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => ignored.test(styleOf(span)))
  marker?.remove()
  return marker?.textContent.trim() ?? ''
}
