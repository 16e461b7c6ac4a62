// React chooses its production build when it is first imported.
Object.assign(process.env, { NODE_ENV: 'production' })
await import('./bench.ts')
