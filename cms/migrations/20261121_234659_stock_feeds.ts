import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_feeds_source" AS ENUM('folder', 'url');
  CREATE TYPE "public"."enum_stock_feeds_schedule" AS ENUM('off', 'every-15', 'every-30', 'every-60', 'every-360', 'daily');
  CREATE TYPE "public"."enum_stock_feeds_format" AS ENUM('forecourt', 'au-listings', 'mapping');
  CREATE TYPE "public"."enum_stock_feeds_when_missing" AS ENUM('sold', 'withdrawn');
  CREATE TABLE "stock_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"source" "enum_stock_feeds_source" DEFAULT 'url' NOT NULL,
  	"schedule" "enum_stock_feeds_schedule" DEFAULT 'off' NOT NULL,
  	"daily_at" varchar,
  	"url" varchar,
  	"login_user" varchar,
  	"has_password" boolean DEFAULT false,
  	"password_sealed" varchar,
  	"pattern" varchar DEFAULT '*.csv',
  	"format" "enum_stock_feeds_format" DEFAULT 'mapping' NOT NULL,
  	"when_missing" "enum_stock_feeds_when_missing",
  	"mapping" jsonb,
  	"last_received_at" timestamp(3) with time zone,
  	"last_imported_at" timestamp(3) with time zone,
  	"last_failed_at" timestamp(3) with time zone,
  	"last_failure" varchar,
  	"last_looked_at" timestamp(3) with time zone,
  	"etag" varchar,
  	"last_modified" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "stock_imports" ADD COLUMN "feed_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_feeds_id" integer;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_feeds_tenant_idx" ON "stock_feeds" USING btree ("tenant_id");
  CREATE INDEX "stock_feeds_updated_at_idx" ON "stock_feeds" USING btree ("updated_at");
  CREATE INDEX "stock_feeds_created_at_idx" ON "stock_feeds" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_name_1_idx" ON "stock_feeds" USING btree ("tenant_id","name");
  ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk" FOREIGN KEY ("stock_feeds_id") REFERENCES "public"."stock_feeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stock_imports_feed_idx" ON "stock_imports" USING btree ("feed_id");
  CREATE INDEX "payload_locked_documents_rels_stock_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_feeds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stock_feeds" CASCADE;
  ALTER TABLE "stock_imports" DROP CONSTRAINT IF EXISTS "stock_imports_feed_id_stock_feeds_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_stock_feeds_fk";
  
  DROP INDEX "stock_imports_feed_idx";
  DROP INDEX "payload_locked_documents_rels_stock_feeds_id_idx";
  ALTER TABLE "stock_imports" DROP COLUMN "feed_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_feeds_id";
  DROP TYPE "public"."enum_stock_feeds_source";
  DROP TYPE "public"."enum_stock_feeds_schedule";
  DROP TYPE "public"."enum_stock_feeds_format";
  DROP TYPE "public"."enum_stock_feeds_when_missing";`)
}
