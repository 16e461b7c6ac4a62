import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_config_cards_buttons" AS ENUM('details', 'enquire', 'test-drive', 'finance', 'reserve', 'similar');
  CREATE TYPE "public"."enum_tenants_config_cards_finance_path" AS ENUM('/finance', '/finance-enquiry', '/apply-for-finance');
  CREATE TYPE "public"."enum_tenants_config_cards_reserve_path" AS ENUM('checkout', 'buy-online', 'checkout-journey');
  CREATE TABLE "tenants_config_cards_buttons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tenants_config_cards_buttons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "tenants" ADD COLUMN "config_cards_certified_badge_id" integer;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_enquire_text" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_finance_text" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_reserve_text" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_finance_path" "enum_tenants_config_cards_finance_path";
  ALTER TABLE "tenants" ADD COLUMN "config_cards_reserve_path" "enum_tenants_config_cards_reserve_path";
  ALTER TABLE "tenants" ADD COLUMN "config_cards_keep_used_only" boolean;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_keep_priced_only" boolean;
  ALTER TABLE "tenants" ADD COLUMN "config_cards_keep_pictured_only" boolean;
  ALTER TABLE "tenants_config_cards_buttons" ADD CONSTRAINT "tenants_config_cards_buttons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tenants_config_cards_buttons_order_idx" ON "tenants_config_cards_buttons" USING btree ("order");
  CREATE INDEX "tenants_config_cards_buttons_parent_idx" ON "tenants_config_cards_buttons" USING btree ("parent_id");
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_config_cards_certified_badge_id_media_id_fk" FOREIGN KEY ("config_cards_certified_badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tenants_config_cards_config_cards_certified_badge_idx" ON "tenants" USING btree ("config_cards_certified_badge_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants_config_cards_buttons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tenants_config_cards_buttons" CASCADE;
  ALTER TABLE "tenants" DROP CONSTRAINT IF EXISTS "tenants_config_cards_certified_badge_id_media_id_fk";
  
  DROP INDEX "tenants_config_cards_config_cards_certified_badge_idx";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_certified_badge_id";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_enquire_text";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_finance_text";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_reserve_text";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_finance_path";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_reserve_path";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_keep_used_only";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_keep_priced_only";
  ALTER TABLE "tenants" DROP COLUMN "config_cards_keep_pictured_only";
  DROP TYPE "public"."enum_tenants_config_cards_buttons";
  DROP TYPE "public"."enum_tenants_config_cards_finance_path";
  DROP TYPE "public"."enum_tenants_config_cards_reserve_path";`)
}
