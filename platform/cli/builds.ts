/** A build before the server's start: inputs, command, and the output that proves it. Paths are relative to the repository. */
export type Build = {
  name: string
  label: string
  command: readonly [string, ...string[]]
  inputs: readonly string[]
  output: string
}

export const builds: readonly Build[] = [
  {
    name: 'site',
    label: 'Build the site',
    command: ['vite', 'build', '--app'],
    inputs: ['schemas', 'blocks', 'renderer', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
    output: 'dist/renderer/server/entry-server.js',
  },
  {
    name: 'admin',
    label: 'Build the admin',
    command: ['next', 'build', 'cms'],
    inputs: ['schemas', 'blocks', 'cms', 'tsconfig.json', 'package-lock.json'],
    output: 'cms/.next/BUILD_ID',
  },
]
