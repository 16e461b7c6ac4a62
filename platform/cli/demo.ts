import './compile-once.ts'
import { launch } from './launch.ts'
import { startBuilds } from './start-builds.ts'

await launch({ purpose: 'demo', prepare: startBuilds })
