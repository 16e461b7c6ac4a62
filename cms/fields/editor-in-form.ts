import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import { editor } from './editor.ts'

const component = '/admin/rich-text/rich-text-in-form.tsx#RichTextInForm'

/** The editor with a component of ours around its field in the form. */
export const editorInForm: ReturnType<typeof lexicalEditor> = async (args) => {
  const adapter = await editor(args)
  const { FieldComponent, generateImportMap } = adapter
  return {
    ...adapter,
    FieldComponent: { ...(typeof FieldComponent === 'object' ? FieldComponent : {}), path: component },
    generateImportMap: (map) => {
      generateImportMap?.(map)
      map.addToImportMap(component)
    },
  }
}
