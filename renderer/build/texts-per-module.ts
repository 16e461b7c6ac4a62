import type { Plugin } from 'vite'

/**
 * Gives each browser module its own copy of its room's compiled texts, so that bundlers tree-shake them per module. A shared catalogue
 * would become a chunk with all texts.
 */
export const textsPerModule = (): Plugin => ({
  name: 'forecourt:texts-per-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (!importer || !source.endsWith('/texts.ts')) return
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && !resolved.id.includes('/node_modules/')
      ? `${resolved.id}?importer=${encodeURIComponent(importer)}`
      : resolved
  },
})
