import type { Plugin } from 'vite'
import { findDefinitionModules } from './find-definition-modules.ts'

/** A block's definition holds its admin form and its thumbnail, which no shopper needs: the build fails where a browser's file holds one. */
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
