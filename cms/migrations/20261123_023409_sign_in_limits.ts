import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Payload's lock of accounts is off. Its columns `login_attempts` and `lock_until` stay: the previous release reads them. */
export async function up(_args: MigrateUpArgs): Promise<void> {}

export async function down(_args: MigrateDownArgs): Promise<void> {}
