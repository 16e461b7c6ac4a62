import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

/** Types are stripped and code is compiled once for all starts. */
enableCompileCache(resolve('node_modules', '.cache', 'forecourt'))
