import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import type { ComponentProps } from 'react'
import { listOwnEntries } from './own-entries.ts'

/** Payload's editor of rich text, given only the schemas of its own features. */
export const RichTextInForm = (props: ComponentProps<typeof RscEntryLexicalField>) => (
  <RscEntryLexicalField
    {...props}
    clientFieldSchemaMap={listOwnEntries(props.clientFieldSchemaMap, props.schemaPath ?? props.path)}
  />
)
