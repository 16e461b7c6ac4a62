import {
  type DOMConversionMap,
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type Spread,
} from 'lexical'
import { z } from 'zod'
import { safeUrl } from '#schemas/page/href.ts'

const linkFields = z.looseObject({
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  linkType: z.string().nullish(),
})
export type LinkFields = z.infer<typeof linkFields>
const serializedLink = z.looseObject({ fields: linkFields.catch({}), id: z.string().optional().catch(undefined) })

type SerializedStoredLink = Spread<{ fields: LinkFields; id?: string }, SerializedElementNode>

/** A link as Payload's editor stores it: `fields` name its target. */
export class StoredLinkNode extends ElementNode {
  __fields: LinkFields
  __id: string | undefined

  static override getType(): string {
    return 'link'
  }

  static override clone(node: StoredLinkNode): StoredLinkNode {
    return new StoredLinkNode({ fields: node.__fields, id: node.__id, key: node.__key })
  }

  static override importJSON(serialized: SerializedStoredLink): StoredLinkNode {
    const { fields, id } = serializedLink.parse(serialized)
    return new StoredLinkNode({ fields, id }).updateFromJSON(serialized)
  }

  static override importDOM(): DOMConversionMap {
    return { a: () => ({ conversion: convertAnchor, priority: 1 }) }
  }

  constructor({ fields, id, key }: { fields: LinkFields; id?: string | undefined; key?: NodeKey }) {
    super(key)
    this.__fields = fields
    this.__id = id
  }

  getFields(): LinkFields {
    return this.getLatest().__fields
  }

  setFields(fields: LinkFields): void {
    this.getWritable().__fields = fields
  }

  override exportJSON(): SerializedStoredLink {
    const id = this.getLatest().__id
    return { ...super.exportJSON(), type: this.getType(), version: 3, fields: this.getFields(), ...(id ? { id } : {}) }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('a')
    element.href = safeUrl(this.__fields.url ?? '') ?? '#'
    return element
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): boolean {
    return true
  }

  override canBeEmpty(): boolean {
    return false
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }

  /** A link that is broken by Enter leads to the same target on both lines. */
  override insertNewAfter(selection: RangeSelection, restoreSelection = true): LexicalNode | null {
    const line = this.getParentOrThrow().insertNewAfter(selection, restoreSelection)
    if (!(line instanceof ElementNode)) return null
    const link = makeLink(this.getFields())
    line.append(link)
    return link
  }
}

/** A link that Payload's editor made of a typed address. */
export class StoredAutoLinkNode extends StoredLinkNode {
  static override getType(): string {
    return 'autolink'
  }

  static override clone(node: StoredAutoLinkNode): StoredAutoLinkNode {
    return new StoredAutoLinkNode({ fields: node.__fields, id: node.__id, key: node.__key })
  }

  static override importJSON(serialized: SerializedStoredLink): StoredAutoLinkNode {
    const { fields, id } = serializedLink.parse(serialized)
    return new StoredAutoLinkNode({ fields, id }).updateFromJSON(serialized)
  }

  static override importDOM(): DOMConversionMap {
    return {}
  }
}

export const isStoredLink = (node: LexicalNode | null | undefined): node is StoredLinkNode =>
  node instanceof StoredLinkNode

export const makeLink = (fields: LinkFields): StoredLinkNode => new StoredLinkNode({ fields, id: makeId() })

/** An id as Payload gives to links: 24 hexadecimal digits. */
const makeId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A pasted link keeps its words; its target too if it is a web address. */
function convertAnchor(element: HTMLElement): { node: LexicalNode | null } {
  const url = safeUrl(element.getAttribute('href') ?? '')
  const isEmpty = (element.textContent ?? '').trim() === ''
  return { node: url === null || isEmpty ? null : makeLink({ linkType: 'custom', url, newTab: false }) }
}
