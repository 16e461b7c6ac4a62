interface LexicalNode {
  type: string
  [key: string]: unknown
}

/**
 * Stored rich text from lines of Markdown. Each line is a paragraph, a heading (`## `, `### `) or a list entry (`- `), and may contain
 * `**bold**` and `[links](/address)`.
 */
export function richTextFromMarkdown(lines: readonly string[]): { root: LexicalNode & { children: LexicalNode[] } } {
  const children: LexicalNode[] = []
  let items: LexicalNode[] = []
  const endList = () => {
    if (items.length > 0) children.push(list(items))
    items = []
  }
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push({ type: 'listitem', ...element, value: items.length + 1, children: inline(line.slice(2)) })
      continue
    }
    endList()
    if (line.startsWith('## '))
      children.push({ type: 'heading', tag: 'h2', ...element, children: inline(line.slice(3)) })
    else if (line.startsWith('### '))
      children.push({ type: 'heading', tag: 'h3', ...element, children: inline(line.slice(4)) })
    else children.push({ type: 'paragraph', textFormat: 0, textStyle: '', ...element, children: inline(line) })
  }
  endList()
  return { root: { type: 'root', ...element, children } }
}

const element = { format: '', indent: 0, version: 1, direction: 'ltr' } as const

const list = (children: LexicalNode[]) => ({
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  ...element,
  children,
})

function inline(line: string): LexicalNode[] {
  return line.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).flatMap((part): LexicalNode[] => {
    if (part === '') return []
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link) {
      const fields = { linkType: 'custom', url: link[2], newTab: false }
      return [{ type: 'link', ...element, version: 3, fields, children: [text(link[1] ?? '', 0)] }]
    }
    return part.startsWith('**') ? [text(part.slice(2, -2), 1)] : [text(part, 0)]
  })
}

const text = (value: string, format: number) => ({
  type: 'text',
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
