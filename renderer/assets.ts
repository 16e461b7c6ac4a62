import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { type PageScript, pageScripts } from '#blocks/_kit/page-scripts.ts'

/** A script that pages may name, with what it imports at once. */
export interface Script {
  src: string
  preloads: string[]
}

export interface Assets {
  /** Hydrates islands. */
  islands: Script
  /** What plain markup needs, by name. */
  ofMarkup: Readonly<Record<PageScript, Script>>
  /** Everything that a block needs to hydrate, for a page on which it hydrates at once. */
  islandFiles: (slug: string) => string[]
  /** Only in development: inline text that must stand before any module. */
  preamble: string
}

const sourceBase = '/assets/'
const modules = {
  islands: 'renderer/entry-client.ts',
  hydrate: 'renderer/client/hydrate-island.tsx',
}

const eachOfMarkup = (script: (module: string) => Script) =>
  Object.fromEntries(pageScripts.map((name) => [name, script(`renderer/client/${name}.ts`)])) as Assets['ofMarkup']

let built: Assets | undefined

/** From the manifest of the client build, which stands beside the server's; in development from Vite itself. */
export function assets(): Assets {
  if (!import.meta.env.PROD) return sourceAssets
  built ??= readManifest(new URL('../client/.vite/manifest.json', import.meta.url))
  return built
}

const sourceScript = (module: string): Script => ({ src: sourceBase + module, preloads: [] })

/** Vite serves the source itself; its refresh and React's are wanted where somebody edits. */
const sourceAssets: Assets = {
  islands: sourceScript(modules.islands),
  ofMarkup: eachOfMarkup(sourceScript),
  islandFiles: () => [],
  preamble:
    import.meta.env.MODE === 'development'
      ? `import '${sourceBase}@vite/client';import { injectIntoGlobalHook } from '${sourceBase}@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;`
      : '',
}

function readManifest(file: URL): Assets {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const script = (module: string): Script => {
    const [entry, ...imports] = filesOf(manifest, module)
    if (!entry) throw new Error(`${file.pathname} does not name ${module}. Build the renderer again.`)
    return { src: entry, preloads: imports }
  }
  return {
    islands: script(modules.islands),
    ofMarkup: eachOfMarkup(script),
    islandFiles: onceEach((slug) =>
      [modules.hydrate, `blocks/${slug}/component.tsx`].flatMap((name) => filesOf(manifest, name)),
    ),
    preamble: '',
  }
}

/** The manifest never changes, and neither does what is read from it. */
function onceEach(read: (slug: string) => string[]): (slug: string) => string[] {
  const known = new Map<string, string[]>()
  return (slug) => {
    const files = known.get(slug) ?? read(slug)
    known.set(slug, files)
    return files
  }
}

/** A module's own file and all that it imports at once. */
function filesOf(manifest: Manifest, module: string): string[] {
  const names = new Set([module])
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  return [...names].flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`)
}
