import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealerships" ADD COLUMN "flags_reserve" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_checkout" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_favourites" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_finance" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_valuation" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_subscriptions" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_chat" boolean;
  ALTER TABLE "dealerships" ADD COLUMN "flags_brochure_forms" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealerships" DROP COLUMN "flags_reserve";
  ALTER TABLE "dealerships" DROP COLUMN "flags_checkout";
  ALTER TABLE "dealerships" DROP COLUMN "flags_favourites";
  ALTER TABLE "dealerships" DROP COLUMN "flags_finance";
  ALTER TABLE "dealerships" DROP COLUMN "flags_valuation";
  ALTER TABLE "dealerships" DROP COLUMN "flags_subscriptions";
  ALTER TABLE "dealerships" DROP COLUMN "flags_chat";
  ALTER TABLE "dealerships" DROP COLUMN "flags_brochure_forms";`)
}
