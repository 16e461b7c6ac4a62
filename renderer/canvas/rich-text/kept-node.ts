import { DecoratorNode, type LexicalNode, type NodeKey, type SerializedLexicalNode, type Spread } from 'lexical'
import { z } from 'zod'
import { keptType } from './stored-state.ts'

type StoredContent = Record<string, unknown>
type SerializedKeptNode = Spread<{ stored: StoredContent; isInline: boolean }, SerializedLexicalNode>

const kept = z.looseObject({ stored: z.looseObject({ type: z.string() }), isInline: z.boolean() })

/** Draws what a kept node looks like on the page. */
export type DrawKept = (stored: StoredContent) => HTMLElement

/** A part of the text that the canvas does not edit, such as a picture: it stays exactly as it is stored, and can be moved or removed. */
export class KeptNode extends DecoratorNode<null> {
  /** Set by the editor that is open; one is open at a time. */
  static draw: DrawKept = () => document.createElement('span')
  __stored: StoredContent
  __isInline: boolean

  static override getType(): string {
    return keptType
  }

  static override clone(node: KeptNode): KeptNode {
    return new KeptNode({ stored: node.__stored, isInline: node.__isInline, key: node.__key })
  }

  static override importJSON(serialized: SerializedKeptNode): KeptNode {
    const { stored, isInline } = kept.parse(serialized)
    return new KeptNode({ stored, isInline })
  }

  constructor({ stored, isInline, key }: { stored: StoredContent; isInline: boolean; key?: NodeKey }) {
    super(key)
    this.__stored = stored
    this.__isInline = isInline
  }

  override exportJSON(): SerializedKeptNode {
    return { type: keptType, version: 1, stored: this.__stored, isInline: this.__isInline }
  }

  override createDOM(): HTMLElement {
    const element = KeptNode.draw(this.__stored)
    element.contentEditable = 'false'
    return element
  }

  override updateDOM(): boolean {
    return false
  }

  override exportDOM(): { element: HTMLElement | null } {
    return { element: this.__stored['type'] === 'horizontalrule' ? document.createElement('hr') : null }
  }

  override isInline(): boolean {
    return this.__isInline
  }

  override decorate(): null {
    return null
  }

  override getTextContent(): string {
    return this.__isInline ? '' : '\n'
  }
}

export const isKeptNode = (node: LexicalNode | null | undefined): node is KeptNode => node instanceof KeptNode

export const makeRule = (): KeptNode =>
  new KeptNode({ stored: { type: 'horizontalrule', version: 1 }, isInline: false })
