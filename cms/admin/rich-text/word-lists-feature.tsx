'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { hasWordLists, nestWordLists } from '#schemas/page/word-lists.ts'

/** A list that is pasted from Microsoft Word stays a list: Payload's editor reads it as paragraphs that begin with a bullet. */
const WordLists = () => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const html = 'clipboardData' in event ? (event.clipboardData?.getData('text/html') ?? '') : ''
          if (!hasWordLists(html)) return false
          event.preventDefault()
          const page = new DOMParser().parseFromString(html, 'text/html')
          nestWordLists(page)
          $insertNodes($generateNodesFromDOM(editor, page))
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

export const WordListsFeature = createClientFeature({ plugins: [{ Component: WordLists, position: 'normal' }] })
