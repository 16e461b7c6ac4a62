import type { Plugin } from 'vite'
import { loadBlocks } from './load-blocks.ts'
import { findZodOutsideForms } from './zod-outside-forms.ts'

/**
 * zod is as large as all scripts of a home page, so only forms may load it. A rule in the same file as a schema, or a shared chunk, could
 * pull it into pages unnoticed: the build then fails and names them.
 */
export const zodWithForms = (): Plugin => ({
  name: 'forecourt:zod-with-forms',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const blocks = await loadBlocks()
    const forms = new Set(blocks.filter(({ fillsInForm }) => fillsInForm).map(({ slug }) => slug))
    const wrong = findZodOutsideForms(
      Object.values(bundle).filter((part) => part.type === 'chunk'),
      forms,
    )
    if (wrong.length === 0) return
    this.error(
      `These would load zod and hold no form: ${wrong.join(', ')}. A block with a form sets fillsInForm in its definition.`,
    )
  },
})
