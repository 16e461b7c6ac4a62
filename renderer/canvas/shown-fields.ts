import type { CanvasField } from '#schemas/page/canvas-blocks.ts'
import { takeMarks } from './text-marks.ts'

/** An element that shows a field of a block. */
export interface ShownField {
  id: string
  field: CanvasField
  element: HTMLElement
  /** The single text node of a plain text; null for other fields. */
  text: Text | null
}

export interface ShownFields {
  /** Reads the fields of a block from its new markup. */
  read: (id: string, block: HTMLElement, fields: readonly CanvasField[]) => void
  /** Whether the fields of a block are known. The page comes without them. */
  isRead: (id: string) => boolean
  forget: (id: string) => void
  /** The innermost field that shows this node. */
  find: (id: string, node: Node) => ShownField | null
  list: (id: string) => readonly ShownField[]
}

export function shownFields(): ShownFields {
  const byBlock = new Map<string, ShownField[]>()
  const list = (id: string) => byBlock.get(id) ?? []
  return {
    list,
    isRead: (id) => byBlock.has(id),
    forget: (id) => byBlock.delete(id),
    read: (id, block, fields) => {
      const texts = [...Map.groupBy(takeMarks(block), ({ index }) => index)].flatMap(([index, marked]) => {
        const field = fields[index]
        const nodes = marked.map(({ node }) => node)
        if (!field) return []
        return field.kind === 'richText' ? findRichTexts(id, field, nodes) : findTexts(id, field, nodes)
      })
      byBlock.set(id, [...texts, ...findPictures(id, block, fields)])
    },
    find: (id, node) => {
      const around = list(id).filter(({ element }) => element.contains(node))
      return around.toSorted((one, other) => (one.element.contains(other.element) ? 1 : -1))[0] ?? null
    },
  }
}

const findTexts = (id: string, field: CanvasField, nodes: readonly Text[]): ShownField[] =>
  nodes.flatMap((text) => {
    const element = text.parentElement
    return element ? { id, field, element, text } : []
  })

/** Between every two marks. */
const findRichTexts = (id: string, field: CanvasField, nodes: readonly Text[]): ShownField[] =>
  nodes.flatMap((first, at) => {
    const last = nodes[at + 1]
    const element = at % 2 === 0 && last ? findContainer(first, last) : null
    return element ? { id, field, element, text: null } : []
  })

function findCommon(first: Text, last: Text): HTMLElement | null {
  let element = first.parentElement
  while (element && !element.contains(last)) element = element.parentElement
  return element
}

const paragraphs = 'p,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote'

/** The element around the paragraphs of rich text. */
function findContainer(first: Text, last: Text): HTMLElement | null {
  const common = findCommon(first, last)
  const outer = common?.closest<HTMLElement>(paragraphs)
  const list = outer?.closest<HTMLElement>('ul,ol') ?? outer
  return list?.parentElement ?? common
}

/** Pictures are found by their file; equal ones in their order. */
function findPictures(id: string, block: HTMLElement, fields: readonly CanvasField[]): ShownField[] {
  const left = [...block.querySelectorAll('img')].filter((image) => image.closest('[data-block-id]') === block)
  return fields.flatMap((field): ShownField[] => {
    const { url } = field
    if (field.kind !== 'image' || url === null) return []
    const at = left.findIndex(({ src, srcset }) => src.endsWith(url) || srcset.includes(url))
    const [element] = at < 0 ? [] : left.splice(at, 1)
    return element ? [{ id, field, element, text: null }] : []
  })
}
