import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Payload's account lockout is off. The columns `login_attempts` and `lock_until` stay for the previous release. */
export async function up(_args: MigrateUpArgs): Promise<void> {}

export async function down(_args: MigrateDownArgs): Promise<void> {}
