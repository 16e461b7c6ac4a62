import { VERCEL_STEGA_REGEX, vercelStegaDecode } from '@vercel/stega'

/** A text with the mark of a field. */
export interface MarkedText {
  /** The field's number. */
  index: number
  node: Text
}

/** Removes the marks of a block from the page, and returns the texts that had them, in order. Nested blocks are left alone. */
export function takeMarks(block: Element): MarkedText[] {
  return listOwnTexts(block).flatMap((node) => {
    const marks = node.data.match(VERCEL_STEGA_REGEX)
    if (!marks) return []
    node.data = node.data.replace(VERCEL_STEGA_REGEX, '')
    return marks.flatMap((mark) => {
      const index = vercelStegaDecode<number>(mark)
      return typeof index === 'number' ? { index, node } : []
    })
  })
}

function listOwnTexts(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.hasAttribute('data-block-id') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  return texts
}
