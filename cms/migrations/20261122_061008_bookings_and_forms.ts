import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'done', 'missed', 'cancelled');
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"status" "enum_bookings_status" DEFAULT 'booked' NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric DEFAULT 60 NOT NULL,
  	"vehicle_id" integer,
  	"location_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"lead_id" integer,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "phone_reveals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"vehicle_id" integer,
  	"dealership_id" integer,
  	"website_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "opt_in_words" varchar;
  ALTER TABLE "leads" ADD COLUMN "key" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_reviews_org_id" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_opt_in_text" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_vehicle_opt_in_text" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_opt_in_initially" boolean;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_comments_required" boolean;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_terms" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_forms_test_drive_terms" varchar;
  ALTER TABLE "tenants" ADD COLUMN "config_test_drive_minutes" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_test_drive_capacity" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_test_drive_notice_hours" numeric;
  ALTER TABLE "tenants" ADD COLUMN "config_test_drive_days_ahead" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "phone_reveals_id" integer;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_tenant_idx" ON "bookings" USING btree ("tenant_id");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_vehicle_idx" ON "bookings" USING btree ("vehicle_id");
  CREATE INDEX "bookings_location_idx" ON "bookings" USING btree ("location_id");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "tenant_starts_at_idx" ON "bookings" USING btree ("tenant_id","starts_at");
  CREATE INDEX "location_starts_at_idx" ON "bookings" USING btree ("location_id","starts_at");
  CREATE INDEX "phone_reveals_tenant_idx" ON "phone_reveals" USING btree ("tenant_id");
  CREATE INDEX "phone_reveals_vehicle_idx" ON "phone_reveals" USING btree ("vehicle_id");
  CREATE INDEX "phone_reveals_dealership_idx" ON "phone_reveals" USING btree ("dealership_id");
  CREATE INDEX "phone_reveals_website_idx" ON "phone_reveals" USING btree ("website_id");
  CREATE INDEX "phone_reveals_updated_at_idx" ON "phone_reveals" USING btree ("updated_at");
  CREATE INDEX "phone_reveals_created_at_idx" ON "phone_reveals" USING btree ("created_at");
  CREATE INDEX "tenant_createdAt_1_idx" ON "phone_reveals" USING btree ("tenant_id","created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_phone_reveals_fk" FOREIGN KEY ("phone_reveals_id") REFERENCES "public"."phone_reveals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "tenant_key_idx" ON "leads" USING btree ("tenant_id","key");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_phone_reveals_id_idx" ON "payload_locked_documents_rels" USING btree ("phone_reveals_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "phone_reveals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "phone_reveals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_phone_reveals_fk";
  
  DROP INDEX "tenant_key_idx";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_phone_reveals_id_idx";
  ALTER TABLE "leads" DROP COLUMN "opt_in_words";
  ALTER TABLE "leads" DROP COLUMN "key";
  ALTER TABLE "tenants" DROP COLUMN "config_reviews_org_id";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_opt_in_text";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_vehicle_opt_in_text";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_opt_in_initially";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_comments_required";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_terms";
  ALTER TABLE "tenants" DROP COLUMN "config_forms_test_drive_terms";
  ALTER TABLE "tenants" DROP COLUMN "config_test_drive_minutes";
  ALTER TABLE "tenants" DROP COLUMN "config_test_drive_capacity";
  ALTER TABLE "tenants" DROP COLUMN "config_test_drive_notice_hours";
  ALTER TABLE "tenants" DROP COLUMN "config_test_drive_days_ahead";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "phone_reveals_id";
  DROP TYPE "public"."enum_bookings_status";`)
}
