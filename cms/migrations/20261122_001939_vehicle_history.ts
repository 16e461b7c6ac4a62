import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__vehicles_v_version_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__vehicles_v_version_item_type" AS ENUM('car', 'caravan', 'motorcycle', 'truck', 'tractor');
  CREATE TYPE "public"."enum__vehicles_v_version_status" AS ENUM('in_stock', 'coming_soon', 'sold', 'withdrawn');
  CREATE TABLE "_vehicles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_stocknum" varchar NOT NULL,
  	"version_car_type" "enum__vehicles_v_version_car_type" NOT NULL,
  	"version_item_type" "enum__vehicles_v_version_item_type" DEFAULT 'car',
  	"version_year" numeric,
  	"version_make" varchar NOT NULL,
  	"version_model" varchar NOT NULL,
  	"version_badge" varchar,
  	"version_series" varchar,
  	"version_vin" varchar,
  	"version_nvic" varchar,
  	"version_regplate" varchar,
  	"version_rego_expiry" timestamp(3) with time zone,
  	"version_status" "enum__vehicles_v_version_status" DEFAULT 'in_stock' NOT NULL,
  	"version_sold_at" timestamp(3) with time zone,
  	"version_price" numeric,
  	"version_before_price" numeric,
  	"version_offer_price" numeric,
  	"version_subscription_price" numeric,
  	"version_price_type" varchar,
  	"version_reserved" boolean,
  	"version_preorder" boolean,
  	"version_certified" boolean,
  	"version_tag" varchar,
  	"version_show_on_dealer_website" boolean DEFAULT true,
  	"version_option_code" numeric,
  	"version_categories" jsonb,
  	"version_views" numeric DEFAULT 0,
  	"version_colour" varchar,
  	"version_interior_colour" varchar,
  	"version_km" numeric,
  	"version_body" varchar,
  	"version_simple_body" varchar,
  	"version_trans" varchar,
  	"version_simple_transmission" varchar,
  	"version_gearnum" numeric,
  	"version_fuel" varchar,
  	"version_simple_fuel" varchar,
  	"version_drive" varchar,
  	"version_simple_drive" varchar,
  	"version_seats" numeric,
  	"version_doors" numeric,
  	"version_engine_size" varchar,
  	"version_engine_size_litres" numeric,
  	"version_build_date" timestamp(3) with time zone,
  	"version_compliance_date" timestamp(3) with time zone,
  	"version_dealercomments" varchar,
  	"version_images" jsonb,
  	"version_features" jsonb,
  	"version_video_url" varchar,
  	"version_file" varchar,
  	"version_variant" jsonb,
  	"version_specifications" jsonb,
  	"version_autograb_data" jsonb,
  	"version_finance_lenders" jsonb,
  	"version_location_id" integer,
  	"version_dealership_id" integer,
  	"version_website_id" integer,
  	"version_location_name" varchar,
  	"version_location_phone" varchar,
  	"version_city" varchar,
  	"version_state" varchar,
  	"version_private_suburb" varchar,
  	"version_private_postcode" varchar,
  	"version_dealership_name" varchar,
  	"version_dealership_slug" varchar,
  	"version_locked_fields" jsonb,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_vehicles_v" ADD CONSTRAINT "_vehicles_v_parent_id_vehicles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicles_v" ADD CONSTRAINT "_vehicles_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicles_v" ADD CONSTRAINT "_vehicles_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicles_v" ADD CONSTRAINT "_vehicles_v_version_dealership_id_dealerships_id_fk" FOREIGN KEY ("version_dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicles_v" ADD CONSTRAINT "_vehicles_v_version_website_id_websites_id_fk" FOREIGN KEY ("version_website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_vehicles_v_parent_idx" ON "_vehicles_v" USING btree ("parent_id");
  CREATE INDEX "_vehicles_v_version_version_tenant_idx" ON "_vehicles_v" USING btree ("version_tenant_id");
  CREATE INDEX "_vehicles_v_version_version_name_idx" ON "_vehicles_v" USING btree ("version_name");
  CREATE INDEX "_vehicles_v_version_version_stocknum_idx" ON "_vehicles_v" USING btree ("version_stocknum");
  CREATE INDEX "_vehicles_v_version_version_car_type_idx" ON "_vehicles_v" USING btree ("version_car_type");
  CREATE INDEX "_vehicles_v_version_version_item_type_idx" ON "_vehicles_v" USING btree ("version_item_type");
  CREATE INDEX "_vehicles_v_version_version_year_idx" ON "_vehicles_v" USING btree ("version_year");
  CREATE INDEX "_vehicles_v_version_version_make_idx" ON "_vehicles_v" USING btree ("version_make");
  CREATE INDEX "_vehicles_v_version_version_model_idx" ON "_vehicles_v" USING btree ("version_model");
  CREATE INDEX "_vehicles_v_version_version_vin_idx" ON "_vehicles_v" USING btree ("version_vin");
  CREATE INDEX "_vehicles_v_version_version_regplate_idx" ON "_vehicles_v" USING btree ("version_regplate");
  CREATE INDEX "_vehicles_v_version_version_status_idx" ON "_vehicles_v" USING btree ("version_status");
  CREATE INDEX "_vehicles_v_version_version_sold_at_idx" ON "_vehicles_v" USING btree ("version_sold_at");
  CREATE INDEX "_vehicles_v_version_version_price_idx" ON "_vehicles_v" USING btree ("version_price");
  CREATE INDEX "_vehicles_v_version_version_subscription_price_idx" ON "_vehicles_v" USING btree ("version_subscription_price");
  CREATE INDEX "_vehicles_v_version_version_colour_idx" ON "_vehicles_v" USING btree ("version_colour");
  CREATE INDEX "_vehicles_v_version_version_km_idx" ON "_vehicles_v" USING btree ("version_km");
  CREATE INDEX "_vehicles_v_version_version_simple_body_idx" ON "_vehicles_v" USING btree ("version_simple_body");
  CREATE INDEX "_vehicles_v_version_version_simple_transmission_idx" ON "_vehicles_v" USING btree ("version_simple_transmission");
  CREATE INDEX "_vehicles_v_version_version_simple_fuel_idx" ON "_vehicles_v" USING btree ("version_simple_fuel");
  CREATE INDEX "_vehicles_v_version_version_simple_drive_idx" ON "_vehicles_v" USING btree ("version_simple_drive");
  CREATE INDEX "_vehicles_v_version_version_location_idx" ON "_vehicles_v" USING btree ("version_location_id");
  CREATE INDEX "_vehicles_v_version_version_dealership_idx" ON "_vehicles_v" USING btree ("version_dealership_id");
  CREATE INDEX "_vehicles_v_version_version_website_idx" ON "_vehicles_v" USING btree ("version_website_id");
  CREATE INDEX "_vehicles_v_version_version_location_name_idx" ON "_vehicles_v" USING btree ("version_location_name");
  CREATE INDEX "_vehicles_v_version_version_city_idx" ON "_vehicles_v" USING btree ("version_city");
  CREATE INDEX "_vehicles_v_version_version_state_idx" ON "_vehicles_v" USING btree ("version_state");
  CREATE INDEX "_vehicles_v_version_version_dealership_name_idx" ON "_vehicles_v" USING btree ("version_dealership_name");
  CREATE INDEX "_vehicles_v_version_version_dealership_slug_idx" ON "_vehicles_v" USING btree ("version_dealership_slug");
  CREATE INDEX "_vehicles_v_version_version_slug_idx" ON "_vehicles_v" USING btree ("version_slug");
  CREATE INDEX "_vehicles_v_version_version_updated_at_idx" ON "_vehicles_v" USING btree ("version_updated_at");
  CREATE INDEX "_vehicles_v_version_version_created_at_idx" ON "_vehicles_v" USING btree ("version_created_at");
  CREATE INDEX "_vehicles_v_created_at_idx" ON "_vehicles_v" USING btree ("created_at");
  CREATE INDEX "_vehicles_v_updated_at_idx" ON "_vehicles_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_stocknum_idx" ON "_vehicles_v" USING btree ("version_tenant_id","version_stocknum");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_vehicles_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "version_tenant_version_status_idx" ON "_vehicles_v" USING btree ("version_tenant_id","version_status");
  CREATE INDEX "version_tenant_version_make_version_model_idx" ON "_vehicles_v" USING btree ("version_tenant_id","version_make","version_model");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_vehicles_v" CASCADE;
  DROP TYPE "public"."enum__vehicles_v_version_car_type";
  DROP TYPE "public"."enum__vehicles_v_version_item_type";
  DROP TYPE "public"."enum__vehicles_v_version_status";`)
}
