import type { Plugin } from 'vite'
import { loadsZodInVain } from './loads-zod-in-vain.ts'

/**
 * zod is as large as all that a home page's blocks bring: only what fills in a form may load it. A rule that shares a file with a schema, or a file that
 * shares a chunk with one, would bring it into pages unseen: so the build fails and names them.
 */
export const zodWithForms = (): Plugin => ({
  name: 'forecourt:zod-with-forms',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const wrong = loadsZodInVain(Object.values(bundle).filter((part) => part.type === 'chunk'))
    if (wrong.length === 0) return
    this.error(
      `These would load zod, and fill in no form that renderer/build/loads-zod-in-vain.ts knows: ${wrong.join(', ')}.`,
    )
  },
})
