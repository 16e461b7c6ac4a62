/** A build before the server's start: inputs, command, and what it makes. Paths are relative to the repository. */
export type Build = {
  name: string
  label: string
  command: readonly [string, ...string[]]
  inputs: readonly string[]
  /** The folder that it writes. */
  folder: string
  /** A file in the folder that proves the build. */
  proof: string
  /** What the folder holds beside the build: it is neither kept nor taken away. */
  beside: readonly string[]
  /** Files in the folder that name the repository's folder. */
  placed: readonly string[]
  /** Megabytes that a build writes, roughly. */
  space: number
}

const configuration = ['package.json', 'package-lock.json', 'tsconfig.json']

export const builds = {
  site: {
    name: 'site',
    label: 'Build the site',
    command: ['vite', 'build', '--app'],
    inputs: ['schemas', 'blocks', 'renderer', 'vite.config.ts', ...configuration],
    folder: 'dist/renderer',
    proof: 'server/entry-server.js',
    beside: [],
    placed: [],
    space: 20,
  },
  admin: {
    name: 'admin',
    label: 'Build the admin',
    command: ['next', 'build', 'cms'],
    inputs: ['schemas', 'blocks', 'cms', ...configuration],
    folder: 'cms/.next',
    proof: 'BUILD_ID',
    beside: ['cache', 'dev', 'diagnostics', 'lock', 'turbopack', 'types'],
    placed: ['required-server-files.json', 'required-server-files.js'],
    space: 300,
  },
} as const satisfies Record<string, Build>
