import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { type PageScript, pageScripts } from '#blocks/_kit/page-scripts.ts'

/** A script of a page, with its static imports. */
export interface Script {
  src: string
  preloads: string[]
}

export interface Assets {
  /** Hydrates islands. */
  islands: Script
  /** Shows changes in the canvas of the admin. */
  canvas: Script
  /** Page scripts of plain markup, by name. */
  ofMarkup: Readonly<Record<PageScript, Script>>
  /** Files for hydrating a block, to preload on a page where it hydrates immediately. */
  islandFiles: (slug: string) => string[]
  /** Development only: inline text before all modules. */
  preamble: string
}

const sourceBase = '/assets/'
const modules = {
  islands: 'renderer/entry-client.ts',
  canvas: 'renderer/canvas/entry-canvas.ts',
  hydrate: 'renderer/client/hydrate-island.tsx',
}

const eachOfMarkup = (script: (module: string) => Script) =>
  Object.fromEntries(pageScripts.map((name) => [name, script(`renderer/client/${name}.ts`)])) as Assets['ofMarkup']

let built: Assets | undefined

/** From the manifest of the client build, beside the server's; in development from Vite itself. */
export function assets(): Assets {
  if (!import.meta.env.PROD) return sourceAssets
  built ??= readManifest(new URL('../client/.vite/manifest.json', import.meta.url))
  return built
}

const sourceScript = (module: string): Script => ({ src: sourceBase + module, preloads: [] })

/** Vite serves the source; hot reloading of Vite and React is enabled. */
const sourceAssets: Assets = {
  islands: sourceScript(modules.islands),
  canvas: sourceScript(modules.canvas),
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
    const [entry, ...imports] = listFiles(manifest, module)
    if (!entry) throw new Error(`${file.pathname} does not name ${module}. Build the renderer again.`)
    return { src: entry, preloads: imports }
  }
  return {
    islands: script(modules.islands),
    canvas: script(modules.canvas),
    ofMarkup: eachOfMarkup(script),
    islandFiles: onceEach((slug) =>
      [modules.hydrate, `blocks/${slug}/component.tsx`].flatMap((name) => listFiles(manifest, name)),
    ),
    preamble: '',
  }
}

/** The manifest is constant, so results are cached. */
function onceEach(read: (slug: string) => string[]): (slug: string) => string[] {
  const known = new Map<string, string[]>()
  return (slug) => {
    const files = known.get(slug) ?? read(slug)
    known.set(slug, files)
    return files
  }
}

/** A module's file and all of its static imports. */
function listFiles(manifest: Manifest, module: string): string[] {
  const names = new Set([module])
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  return [...names].flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`)
}
