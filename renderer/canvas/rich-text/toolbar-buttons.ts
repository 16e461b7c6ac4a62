import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $getSelection, $insertNodes, $isRangeSelection, FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { richTextFeatures } from '#schemas/page/rich-text-features.ts'
import { makeRule } from './kept-node.ts'
import { $findLink } from './set-link.ts'
import { $readTextStyle } from './text-styles.ts'
import * as texts from '../../texts.ts'

export interface ToolbarButton {
  name: string
  label: string
  keys: string
  /** Path of a drawing of 20 by 20. */
  drawing: string
  /** Whether the selection has it; null for what is done once. */
  $isOn: () => boolean | null
  run: () => void
}

interface ButtonsInput {
  editor: LexicalEditor
  onLink: () => void
}

const marks = {
  bold: { label: texts.bold, keys: 'Ctrl+B', drawing: 'M6 3h5a3.5 3.5 0 0 1 0 7H6zM6 10h6a3.5 3.5 0 0 1 0 7H6z' },
  italic: { label: texts.italic, keys: 'Ctrl+I', drawing: 'M8 3h7M5 17h7M12 3 8 17' },
  underline: { label: texts.underlined, keys: 'Ctrl+U', drawing: 'M5 3v6a5 5 0 0 0 10 0V3M4 18h12' },
  strikethrough: {
    label: texts.struckThrough,
    keys: '',
    drawing: 'M3 10h14M14 6c0-2-2-3-4-3S6 4 6 6.500M6 14c0 2 2 3 4 3s4-1 4-3',
  },
} as const satisfies Record<(typeof richTextFeatures.marks)[number], object>

const lists = {
  bullet: {
    label: texts.bulletedList,
    drawing: 'M8 5h9M8 10h9M8 15h9M3.500 5h.010M3.500 10h.010M3.500 15h.010',
    command: INSERT_UNORDERED_LIST_COMMAND,
  },
  number: {
    label: texts.numberedList,
    drawing: 'M8 5h9M8 10h9M8 15h9M3 3h1v4M2.500 13h2.500l-2.500 4h2.500',
    command: INSERT_ORDERED_LIST_COMMAND,
  },
} as const satisfies Record<(typeof richTextFeatures.lists)[number], object>

/** The field's marks, lists, link and line, in the order of the toolbar. */
export const listToolbarButtons = ({ editor, onLink }: ButtonsInput): ToolbarButton[] => [
  ...richTextFeatures.marks.map((name) => ({
    name,
    ...marks[name],
    $isOn: () => $hasMark(name),
    run: () => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, name),
  })),
  ...richTextFeatures.lists.map((name) => ({
    name,
    ...lists[name],
    keys: '',
    $isOn: () => $readTextStyle().list === name,
    run: () => {
      const isOn = editor.read(() => $readTextStyle().list === name)
      editor.dispatchCommand(isOn ? REMOVE_LIST_COMMAND : lists[name].command, undefined)
    },
  })),
  {
    name: 'link',
    label: texts.linkOfText,
    keys: 'Ctrl+K',
    drawing:
      'M8 12a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M12 8a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1',
    $isOn: () => $findLink() !== null,
    run: onLink,
  },
  {
    name: 'line',
    label: texts.line,
    keys: '',
    drawing: 'M3 10h14',
    $isOn: () => null,
    run: () => editor.update(() => $insertNodes([makeRule()])),
  },
]

function $hasMark(name: (typeof richTextFeatures.marks)[number]): boolean {
  const selection = $getSelection()
  return $isRangeSelection(selection) && selection.hasFormat(name)
}
