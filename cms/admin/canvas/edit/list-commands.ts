import type { IconName } from '../icon.tsx'
import type { CanvasCommands } from '../canvas-context.ts'
import * as texts from '../texts.ts'

export interface Command {
  name: string
  label: string
  icon: IconName
  /** As shown to the reader. */
  keys: string
  run: () => void
}

/** What can be done with the selected blocks, in the order of the toolbar and the menu. */
export const listCommands = (commands: CanvasCommands): Command[] => [
  { name: 'up', label: texts.moveUp, icon: 'up', keys: texts.keysUp, run: () => commands.step('up') },
  { name: 'down', label: texts.moveDown, icon: 'down', keys: texts.keysDown, run: () => commands.step('down') },
  { name: 'before', label: texts.addBefore, icon: 'before', keys: '', run: () => commands.openAdd('before') },
  { name: 'after', label: texts.addAfter, icon: 'after', keys: '', run: () => commands.openAdd('after') },
  { name: 'duplicate', label: texts.duplicate, icon: 'duplicate', keys: texts.keysDuplicate, run: commands.duplicate },
  { name: 'wrap', label: texts.wrapInColumns, icon: 'columns', keys: texts.keysWrap, run: commands.wrap },
  ...(commands.unwrap ? [listUnwrap(commands.unwrap)] : []),
  { name: 'copy', label: texts.copy, icon: 'copy', keys: texts.keysCopy, run: () => void commands.copy() },
  { name: 'cut', label: texts.cut, icon: 'cut', keys: texts.keysCut, run: () => void commands.cut() },
  { name: 'paste', label: texts.pasteAfter, icon: 'paste', keys: texts.keysPaste, run: () => void commands.paste() },
  { name: 'section', label: texts.saveAsSection, icon: 'section', keys: '', run: commands.saveSection },
  ...(commands.detach ? [listDetach(commands.detach)] : []),
  { name: 'remove', label: texts.remove, icon: 'remove', keys: texts.keysRemove, run: commands.remove },
]

const listUnwrap = (unwrap: () => void): Command => ({
  name: 'unwrap',
  label: texts.unwrap,
  icon: 'unwrap',
  keys: texts.keysUnwrap,
  run: unwrap,
})

const listDetach = (detach: () => Promise<void>): Command => ({
  name: 'detach',
  label: texts.detach,
  icon: 'detach',
  keys: '',
  run: () => void detach(),
})
