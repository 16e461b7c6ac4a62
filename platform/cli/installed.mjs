import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const modules = join(root, 'node_modules')
/** npm installs it for machines that have another Node than `suits` allows: see own-node/package.json. */
export const ownNode = join(modules, '.bin', 'node')

/** The Node on which everything of ours runs. */
export const findNode = () => (existsSync(ownNode) ? ownNode : machineNode())

/** Whether ours runs on the machine's Node of this version, such as v24.12.0. */
export function suits(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major === 24 && minor >= 11
}

/** The Node of the machine, which `npm ci` does not delete. */
export function machineNode() {
  const found = pathWithoutModules()
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file))
  return found ?? process.execPath
}

export const pathWithoutModules = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && resolve(folder) !== dirname(ownNode))
    .join(delimiter)

/** The packages of a lock file, by their folder. */
export const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
