import type { FormState } from 'payload'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { buildStates, setValue } from './build-states.ts'
import { type BlockStates, indexStates, readSlot } from './index-states.ts'
import { type FieldsOfBlock, isOfLayout, listSlotNames, readLayout } from './read-layout.ts'

interface WriteInput {
  layout: readonly BlockNode[]
  fieldsOfBlock: FieldsOfBlock
}

/**
 * The form's state with another tree of blocks. A block that stays keeps the states of its fields, wherever it moves: what is typed in it,
 * its errors and its rendered components. Synchronous, so that nothing can be typed in between.
 */
export function writeLayout(fields: FormState, { layout, fieldsOfBlock }: WriteInput): FormState {
  const known = indexStates(fields, { layout: readLayout(fields), fieldsOfBlock })
  const next: FormState = Object.fromEntries(Object.entries(fields).filter(([path]) => !isOfLayout(path)))

  const writeList = (nodes: readonly BlockNode[], { path, before }: { path: string; before: ListState }): void => {
    next[path] = {
      ...before,
      rows: nodes.map(({ id, blockType }) => known.get(id)?.row ?? { id, blockType, isLoading: true }),
      value: nodes.length,
      disableFormData: nodes.length > 0,
    }
    nodes.forEach((node, index) => writeBlock(node, `${path}.${index}`))
  }

  const writeBlock = (node: BlockNode, path: string): void => {
    const block = known.get(node.id)
    Object.assign(next, block ? moveStates(node, { block, path, fieldsOfBlock }) : newStates(node, path, fieldsOfBlock))
    for (const name of listSlotNames(fieldsOfBlock(node.blockType)))
      writeList(readSlot(node[name]), { path: `${path}.${name}`, before: block?.slots[name] })
  }

  writeList(layout, { path: 'layout', before: fields['layout'] })
  return next
}

type ListState = FormState[string] | undefined

const newStates = (node: BlockNode, path: string, fieldsOfBlock: FieldsOfBlock): FormState => ({
  ...systemStates(node, path),
  ...buildBlock(node, { path, before: {}, fieldsOfBlock }),
})

interface BuildInput {
  path: string
  before: FormState
  fieldsOfBlock: FieldsOfBlock
}

/** A block that the code does not know has no fields in the form. What it holds is kept as it is. */
function buildBlock(node: BlockNode, { path, before, fieldsOfBlock }: BuildInput): FormState {
  const fields = fieldsOfBlock(node.blockType)
  if (fields.length > 0) return buildStates(fields, { path, data: node, before })
  const { id: _id, blockType: _blockType, blockName: _blockName, ...held } = node
  return Object.fromEntries(
    Object.entries(held).map(([name, value]) => [`${path}.${name}`, setValue(undefined, value)]),
  )
}

function systemStates({ id, blockType, blockName }: BlockNode, path: string): FormState {
  return {
    [`${path}.id`]: setValue(undefined, id),
    [`${path}.blockType`]: setValue(undefined, blockType),
    ...(blockName ? { [`${path}.blockName`]: setValue(undefined, blockName) } : {}),
  }
}

interface MoveInput {
  block: BlockStates
  path: string
  fieldsOfBlock: FieldsOfBlock
}

/** A kept block at another path; its changed fields get new states. */
function moveStates(node: BlockNode, { block, path, fieldsOfBlock }: MoveInput): FormState {
  const changed = listChangedFields(block, node)
  const isChanged = (own: string) => changed.includes(own.split('.', 1)[0] ?? own)
  const kept = block.own.filter(([own]) => !isChanged(own)).map(([own, field]) => [`${path}.${own}`, field] as const)
  const moved: FormState = Object.fromEntries(kept)
  if (changed.length === 0) return moved
  const before = Object.fromEntries(block.own.map(([own, field]) => [`${path}.${own}`, field]))
  const built = buildBlock(node, { path, before, fieldsOfBlock })
  const rebuilt = Object.entries(built).filter(([at]) => isChanged(at.slice(path.length + 1)))
  // A field that became empty keeps its state, so that its components stay.
  const emptied = Object.entries(before)
    .filter(([at]) => isChanged(at.slice(path.length + 1)) && !(at in built) && at.split('.').length === depth(path))
    .map(([at, field]) => [at, setValue(field, null)])
  return { ...moved, ...Object.fromEntries(emptied), ...Object.fromEntries(rebuilt) }
}

const depth = (path: string): number => path.split('.').length + 1

function listChangedFields({ node: old, slots }: BlockStates, node: BlockNode): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(node)])
  return [...names].filter((name) => !(name in slots) && !isSameValue(old[name], node[name]))
}
