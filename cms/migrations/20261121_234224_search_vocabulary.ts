import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "option_code" numeric;
  ALTER TABLE "vehicles" ADD COLUMN "categories" jsonb;
  ALTER TABLE "vehicles" ADD COLUMN "private_suburb" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "private_postcode" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "locked_fields" jsonb;
  ALTER TABLE "tenants" ADD COLUMN "config_stock_option_codes_only" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "option_code";
  ALTER TABLE "vehicles" DROP COLUMN "categories";
  ALTER TABLE "vehicles" DROP COLUMN "private_suburb";
  ALTER TABLE "vehicles" DROP COLUMN "private_postcode";
  ALTER TABLE "vehicles" DROP COLUMN "locked_fields";
  ALTER TABLE "tenants" DROP COLUMN "config_stock_option_codes_only";`)
}
