import { getCms, migrate } from '#cms/index.ts'

/** `node tests/support/migrate-database.ts` brings the database that the environment names to this version. */
await migrate(await getCms())
process.exit()
