import './compile-once.ts'
import { buildChanged } from './build-changed.ts'
import { launch } from './launch.ts'

await launch({ purpose: 'demo', prepare: buildChanged })
