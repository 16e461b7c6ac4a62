import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "viewer" jsonb;
  ALTER TABLE "vehicles" ADD COLUMN "hotspots" jsonb;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_viewer" jsonb;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_hotspots" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "viewer";
  ALTER TABLE "vehicles" DROP COLUMN "hotspots";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_viewer";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_hotspots";`)
}
