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
}

/** Changes the list paragraphs of a pasted document to nested `ul` and `ol`. */
export function nestWordLists(page: Document): void {
  let open: OpenList[] = []
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, , depth] = listStyle.exec(styleOf(paragraph)) ?? []
    if (depth === undefined) continue
    const before = paragraph.previousElementSibling
    if (before !== open[0]?.list) open = []
    const level = Number(depth)
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const entry = page.createElement('li')
    const tag = numbered.test(takeMarker(paragraph)) ? 'ol' : 'ul'
    entry.append(...paragraph.childNodes)
    const innermost = open.at(-1)
    if (innermost?.level === level) {
      innermost.list.append(entry)
      paragraph.remove()
    } else {
      const list = page.createElement(tag)
      list.append(entry)
      const parent = innermost?.list.lastElementChild
      if (parent) {
        parent.append(list)
        paragraph.remove()
      } else paragraph.replaceWith(list)
      open.push({ list, level })
    }
  }
}

/** Removes the bullet or number that Word draws, and gives its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => ignored.test(styleOf(span)))
  marker?.remove()
  return marker?.textContent.trim() ?? ''
}
