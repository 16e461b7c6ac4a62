import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_time_zone" AS ENUM('Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Hobart', 'Australia/Darwin', 'Australia/Broken_Hill', 'Australia/Eucla', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham');
  ALTER TABLE "locations" ADD COLUMN "time_zone" "enum_locations_time_zone";
  ALTER TABLE "locations" ADD COLUMN "lvt_number" varchar;
  ALTER TABLE "locations" ADD COLUMN "arc_number" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" DROP COLUMN "time_zone";
  ALTER TABLE "locations" DROP COLUMN "lvt_number";
  ALTER TABLE "locations" DROP COLUMN "arc_number";
  DROP TYPE "public"."enum_locations_time_zone";`)
}
