import './compile-once.ts'
import { launch } from './launch.ts'

await launch({ purpose: 'dev', prepare: () => Promise.resolve(null) })
