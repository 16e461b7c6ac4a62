import type { Plugin } from 'vite'
import { findDefinitionModules } from './find-definition-modules.ts'

/** Block definitions contain the admin form and presets, which shoppers do not need: the build fails if a client chunk contains one. */
export const definitionsOnServer = (): Plugin => ({
  name: 'forecourt:definitions-on-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const wrong = findDefinitionModules(Object.values(bundle).filter((part) => part.type === 'chunk'))
    if (wrong.length === 0) return
    this.error(
      `These would reach shoppers: ${wrong.join(', ')}. A component that hydrates imports only types from a block's definition.`,
    )
  },
})
