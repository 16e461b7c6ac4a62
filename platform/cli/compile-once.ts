import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

/** Caches type stripping and compilation across starts. */
enableCompileCache(resolve('node_modules', '.cache', 'forecourt'))
