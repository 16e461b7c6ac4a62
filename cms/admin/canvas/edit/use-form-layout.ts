import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { documentId, readDocument, writeDocument } from '../form/document-node.ts'
import { type FieldsOfBlock, fillUnknown, readLayout } from '../form/read-layout.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { writeLayout } from '../form/write-layout.ts'

export interface FormLayout {
  fields: FormState
  layout: BlockNode[]
  /** The blocks of a state of the form, and the document's own fields as one more: what the history changes. */
  readTree: (state: FormState) => BlockNode[]
  /** The newest tree of blocks, at any time. */
  read: () => BlockNode[]
  /** The newest state of the form, at any time. */
  readFields: () => FormState
  /** Puts a tree of blocks into the form, and the document's own fields if they are with it. What is typed stays. */
  write: (tree: readonly BlockNode[]) => void
  /** As `write`, rendered with what React renders next. */
  put: (tree: readonly BlockNode[]) => void
  /** The newest value of one field. */
  readField: (path: string) => unknown
  /** Sets one field, as Payload's own fields do. An editor of rich text shows the value once it is final. */
  setField: (path: string, set: { value: unknown; isFinal: boolean }) => void
}

/** The tree of blocks in the document's form, which is the only state of the page. */
export function useFormLayout(): FormLayout {
  const [fields] = useAllFormFields()
  const { dispatchFields, getFields, setModified } = useForm()
  const clientBlocks = useClientBlocks()
  const fieldsOfBlock: FieldsOfBlock = useCallback((slug) => clientBlocks[slug]?.fields ?? [], [clientBlocks])
  const { savedDocumentData, initialData } = useDocumentInfo()
  const stored: unknown = (savedDocumentData ?? initialData)?.['layout']
  const readAll = useCallback(
    (state: FormState) => fillUnknown(readLayout(state), { stored, fieldsOfBlock }),
    [stored, fieldsOfBlock],
  )
  const newest = useMemo(() => readAll(fields), [readAll, fields])
  // The same tree as long as nothing in it changed: a form's state changes with each of its fields.
  const [layout, setLayout] = useState(newest)
  if (layout !== newest && !isSameTree(layout, newest)) setLayout(newest)

  const read = useCallback(() => readAll(getFields()), [readAll, getFields])
  const readTree = useCallback((state: FormState) => [...readAll(state), readDocument(state)], [readAll])
  const put = useCallback(
    (tree: readonly BlockNode[]) => {
      const own = tree.find(({ id }) => id === documentId)
      const blocks = tree.filter((node) => node !== own)
      const state = writeLayout(getFields(), { layout: blocks, fieldsOfBlock })
      dispatchFields({ type: 'REPLACE_STATE', state: own ? writeDocument(state, own) : state, optimize: false })
      setModified(true)
    },
    [dispatchFields, fieldsOfBlock, getFields, setModified],
  )
  const write = useCallback((tree: readonly BlockNode[]) => flushSync(() => put(tree)), [put])
  const setField = useCallback(
    (path: string, { value, isFinal }: { value: unknown; isFinal: boolean }) =>
      flushSync(() => {
        dispatchFields({ type: 'UPDATE', path, value, ...(isFinal ? { initialValue: value } : {}) })
        setModified(true)
      }),
    [dispatchFields, setModified],
  )
  return {
    fields,
    layout,
    readTree,
    read,
    readFields: getFields,
    readField: (path) => getFields()[path]?.value,
    write,
    put,
    setField,
  }
}

const isSameTree = (one: BlockNode[], other: BlockNode[]): boolean =>
  one.length === other.length &&
  one.every((node, index) => node === other[index] || JSON.stringify(node) === JSON.stringify(other[index]))
