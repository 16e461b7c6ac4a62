import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_items_children_shown_if" AS ENUM('always', 'offers', 'new', 'demo', 'used', 'models');
  CREATE TYPE "public"."enum_menus_items_children_flag" AS ENUM('reserve', 'checkout', 'favourites', 'compare', 'watchlist', 'finance', 'financeQuotes', 'valuation', 'valuationStored', 'subscriptions', 'chat', 'askFirst', 'brochureForms', 'electricTag', 'regoExpiry', 'gateCheckout', 'gateFinance', 'gateSpinToWin', 'gateCreditCheck');
  CREATE TYPE "public"."enum_menus_items_shown_if" AS ENUM('always', 'offers', 'new', 'demo', 'used', 'models');
  CREATE TYPE "public"."enum_menus_items_flag" AS ENUM('reserve', 'checkout', 'favourites', 'compare', 'watchlist', 'finance', 'financeQuotes', 'valuation', 'valuationStored', 'subscriptions', 'chat', 'askFirst', 'brochureForms', 'electricTag', 'regoExpiry', 'gateCheckout', 'gateFinance', 'gateSpinToWin', 'gateCreditCheck');
  CREATE TYPE "public"."enum_menus_items_fill" AS ENUM('none', 'models', 'brands');
  CREATE TYPE "public"."enum__menus_v_version_items_children_shown_if" AS ENUM('always', 'offers', 'new', 'demo', 'used', 'models');
  CREATE TYPE "public"."enum__menus_v_version_items_children_flag" AS ENUM('reserve', 'checkout', 'favourites', 'compare', 'watchlist', 'finance', 'financeQuotes', 'valuation', 'valuationStored', 'subscriptions', 'chat', 'askFirst', 'brochureForms', 'electricTag', 'regoExpiry', 'gateCheckout', 'gateFinance', 'gateSpinToWin', 'gateCreditCheck');
  CREATE TYPE "public"."enum__menus_v_version_items_shown_if" AS ENUM('always', 'offers', 'new', 'demo', 'used', 'models');
  CREATE TYPE "public"."enum__menus_v_version_items_flag" AS ENUM('reserve', 'checkout', 'favourites', 'compare', 'watchlist', 'finance', 'financeQuotes', 'valuation', 'valuationStored', 'subscriptions', 'chat', 'askFirst', 'brochureForms', 'electricTag', 'regoExpiry', 'gateCheckout', 'gateFinance', 'gateSpinToWin', 'gateCreditCheck');
  CREATE TYPE "public"."enum__menus_v_version_items_fill" AS ENUM('none', 'models', 'brands');
  CREATE TABLE "models_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"facts" varchar
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "models_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"description" varchar,
  	"picture_id" integer
  );
  
  ALTER TABLE "menus_items_children" ADD COLUMN "text" varchar;
  ALTER TABLE "menus_items_children" ADD COLUMN "shown_if" "enum_menus_items_children_shown_if" DEFAULT 'always';
  ALTER TABLE "menus_items_children" ADD COLUMN "flag" "enum_menus_items_children_flag";
  ALTER TABLE "menus_items" ADD COLUMN "text" varchar;
  ALTER TABLE "menus_items" ADD COLUMN "shown_if" "enum_menus_items_shown_if" DEFAULT 'always';
  ALTER TABLE "menus_items" ADD COLUMN "flag" "enum_menus_items_flag";
  ALTER TABLE "menus_items" ADD COLUMN "fill" "enum_menus_items_fill" DEFAULT 'none';
  ALTER TABLE "_menus_v_version_items_children" ADD COLUMN "text" varchar;
  ALTER TABLE "_menus_v_version_items_children" ADD COLUMN "shown_if" "enum__menus_v_version_items_children_shown_if" DEFAULT 'always';
  ALTER TABLE "_menus_v_version_items_children" ADD COLUMN "flag" "enum__menus_v_version_items_children_flag";
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "text" varchar;
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "shown_if" "enum__menus_v_version_items_shown_if" DEFAULT 'always';
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "flag" "enum__menus_v_version_items_flag";
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "fill" "enum__menus_v_version_items_fill" DEFAULT 'none';
  ALTER TABLE "manufacturers" ADD COLUMN "position" numeric;
  ALTER TABLE "models" ADD COLUMN "arrival" varchar;
  ALTER TABLE "models" ADD COLUMN "description" varchar;
  ALTER TABLE "models" ADD COLUMN "manufacturer_body" varchar;
  ALTER TABLE "models" ADD COLUMN "manufacturer_body1" varchar;
  ALTER TABLE "models" ADD COLUMN "manufacturer_body2" varchar;
  ALTER TABLE "models" ADD COLUMN "manufacturer_body3" varchar;
  ALTER TABLE "models" ADD COLUMN "new_slug" varchar;
  ALTER TABLE "models" ADD COLUMN "position" numeric;
  ALTER TABLE "reviews" ADD COLUMN "image_id" integer;
  ALTER TABLE "models_variants" ADD CONSTRAINT "models_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_accessories" ADD CONSTRAINT "models_accessories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_accessories" ADD CONSTRAINT "models_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "models_variants_order_idx" ON "models_variants" USING btree ("_order");
  CREATE INDEX "models_variants_parent_id_idx" ON "models_variants" USING btree ("_parent_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_picture_idx" ON "models_colours" USING btree ("picture_id");
  CREATE INDEX "models_accessories_order_idx" ON "models_accessories" USING btree ("_order");
  CREATE INDEX "models_accessories_parent_id_idx" ON "models_accessories" USING btree ("_parent_id");
  CREATE INDEX "models_accessories_picture_idx" ON "models_accessories" USING btree ("picture_id");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "models_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_accessories" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "models_variants" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_accessories" CASCADE;
  ALTER TABLE "reviews" DROP CONSTRAINT IF EXISTS "reviews_image_id_media_id_fk";
  
  DROP INDEX "reviews_image_idx";
  ALTER TABLE "menus_items_children" DROP COLUMN "text";
  ALTER TABLE "menus_items_children" DROP COLUMN "shown_if";
  ALTER TABLE "menus_items_children" DROP COLUMN "flag";
  ALTER TABLE "menus_items" DROP COLUMN "text";
  ALTER TABLE "menus_items" DROP COLUMN "shown_if";
  ALTER TABLE "menus_items" DROP COLUMN "flag";
  ALTER TABLE "menus_items" DROP COLUMN "fill";
  ALTER TABLE "_menus_v_version_items_children" DROP COLUMN "text";
  ALTER TABLE "_menus_v_version_items_children" DROP COLUMN "shown_if";
  ALTER TABLE "_menus_v_version_items_children" DROP COLUMN "flag";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "text";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "shown_if";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "flag";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "fill";
  ALTER TABLE "manufacturers" DROP COLUMN "position";
  ALTER TABLE "models" DROP COLUMN "arrival";
  ALTER TABLE "models" DROP COLUMN "description";
  ALTER TABLE "models" DROP COLUMN "manufacturer_body";
  ALTER TABLE "models" DROP COLUMN "manufacturer_body1";
  ALTER TABLE "models" DROP COLUMN "manufacturer_body2";
  ALTER TABLE "models" DROP COLUMN "manufacturer_body3";
  ALTER TABLE "models" DROP COLUMN "new_slug";
  ALTER TABLE "models" DROP COLUMN "position";
  ALTER TABLE "reviews" DROP COLUMN "image_id";
  DROP TYPE "public"."enum_menus_items_children_shown_if";
  DROP TYPE "public"."enum_menus_items_children_flag";
  DROP TYPE "public"."enum_menus_items_shown_if";
  DROP TYPE "public"."enum_menus_items_flag";
  DROP TYPE "public"."enum_menus_items_fill";
  DROP TYPE "public"."enum__menus_v_version_items_children_shown_if";
  DROP TYPE "public"."enum__menus_v_version_items_children_flag";
  DROP TYPE "public"."enum__menus_v_version_items_shown_if";
  DROP TYPE "public"."enum__menus_v_version_items_flag";
  DROP TYPE "public"."enum__menus_v_version_items_fill";`)
}
