import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" ADD COLUMN "flags_finance_quotes" boolean;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_registration_fee" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_monthly_fee" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_dealer_fee" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_least_price" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_least_rate" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_most_rate" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_finance_required_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "flags_finance_quotes";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_registration_fee";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_monthly_fee";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_dealer_fee";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_least_price";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_least_rate";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_most_rate";
  ALTER TABLE "tenants" DROP COLUMN "config_finance_required_text";`)
}
