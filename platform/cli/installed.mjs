import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const modules = join(root, 'node_modules')
/** The Node that npm installed, on which everything of ours runs. */
export const ownNode = join(modules, '.bin', 'node')

/** The packages of a lock file, by their folder. */
export const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
