import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "carsales_title" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "bodyconfiguration" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "factory" jsonb;
  ALTER TABLE "vehicles" ADD COLUMN "youx_quote" jsonb;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_carsales_title" varchar;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_bodyconfiguration" varchar;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_factory" jsonb;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_youx_quote" jsonb;
  ALTER TABLE "locations" ADD COLUMN "address_map_key" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "carsales_title";
  ALTER TABLE "vehicles" DROP COLUMN "bodyconfiguration";
  ALTER TABLE "vehicles" DROP COLUMN "factory";
  ALTER TABLE "vehicles" DROP COLUMN "youx_quote";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_carsales_title";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_bodyconfiguration";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_factory";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_youx_quote";
  ALTER TABLE "locations" DROP COLUMN "address_map_key";`)
}
