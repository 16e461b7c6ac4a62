import type { Plugin } from 'vite'

/** Most of a page never hydrates: an edit of a module that no browser imports cannot be hot-reloaded, so the page is reloaded. */
export function reloadStaticBlocks(): Plugin {
  return {
    name: 'forecourt:reload-static-blocks',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { moduleGraph, hot } = server.environments.client
      const isInBrowser = modules.some(({ file }) => file && moduleGraph.getModulesByFile(file)?.size)
      if (!isInBrowser) hot.send({ type: 'full-reload' })
    },
  }
}
