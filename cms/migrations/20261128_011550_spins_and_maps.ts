import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" ADD COLUMN "config_spins_address" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_spins_frames" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_maps_picture" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "config_spins_address";
  ALTER TABLE "tenants" DROP COLUMN "config_spins_frames";
  ALTER TABLE "tenants" DROP COLUMN "config_maps_picture";`)
}
