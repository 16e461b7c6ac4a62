import { createElement, Fragment, type ReactNode } from 'react'
import { readChildren, type RichTextNode } from '#blocks/_kit/fields/rich-text.ts'
import { Box } from '../box.tsx'
import { formattedText } from './formatted-text.tsx'
import { type Level, getHeadingLevel, placedLevel } from './heading-level.ts'
import { RichTextLink } from './rich-text-link.tsx'
import { RichTextPicture } from './rich-text-picture.tsx'

interface RichTextContext {
  level: Level
  largest: Level
}

interface RichTextNodesProps {
  nodes: readonly RichTextNode[]
  context: RichTextContext
}

export function RichTextNodes({ nodes, context }: RichTextNodesProps): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => element(node, context)))
}

/** One node of Lexical's state. An unknown node shows its children, so that no text is lost. */
function element(node: RichTextNode, context: RichTextContext): ReactNode {
  const inner = () => <RichTextNodes nodes={readChildren(node)} context={context} />
  switch (node.type) {
    case 'text':
      return formattedText(node)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return readChildren(node).length > 0 ? (
        <Aligned tag="p" node={node}>
          {inner()}
        </Aligned>
      ) : null
    case 'heading':
      return (
        <Aligned tag={`h${placedLevel(getHeadingLevel(node) ?? 2, context)}`} node={node}>
          {inner()}
        </Aligned>
      )
    case 'quote':
      return <blockquote>{inner()}</blockquote>
    case 'list':
      return createElement(
        node['listType'] === 'number' ? 'ol' : 'ul',
        typeof node['start'] === 'number' && node['start'] > 1 ? { start: node['start'] } : null,
        <RichTextNodes nodes={joinNested(readChildren(node))} context={context} />,
      )
    case 'listitem':
      return (
        <li>
          {checkMark(node['checked'])}
          {inner()}
        </li>
      )
    case 'link':
    case 'autolink':
      return <RichTextLink node={node}>{inner()}</RichTextLink>
    case 'horizontalrule':
      return <hr />
    case 'upload':
      return <RichTextPicture node={node} />
    default:
      return inner()
  }
}

/** Lexical stores a nested list in an item of its own. HTML has it in the item before, or nowhere: then its items stand in the outer list. */
function joinNested(items: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = []
  for (const item of items) {
    const children = readChildren(item)
    const isNested = children.length > 0 && children.every(({ type }) => type === 'list')
    const before = isNested ? joined.pop() : undefined
    if (before) joined.push({ ...before, children: [...readChildren(before), ...children] })
    else if (isNested) joined.push(...children.flatMap((list) => joinNested(readChildren(list))))
    else joined.push(item)
  }
  return joined
}

function checkMark(checked: unknown): string | null {
  if (typeof checked !== 'boolean') return null
  return checked ? '☑ ' : '☐ '
}

const alignments = ['center', 'right', 'end', 'justify'] as const

function Aligned({ tag, node, children }: { tag: `h${Level}` | 'p'; node: RichTextNode; children: ReactNode }) {
  const alignment = alignments.find((name) => name === node['format'])
  return (
    <Box as={tag} textAlign={alignment}>
      {children}
    </Box>
  )
}
