import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_delivery_zones_kind" AS ENUM('postcodes', 'distance');
  CREATE TABLE "delivery_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"kind" "enum_delivery_zones_kind" DEFAULT 'postcodes' NOT NULL,
  	"price" numeric NOT NULL,
  	"postcodes" varchar,
  	"within" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_zones_id" integer;
  ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "delivery_zones_tenant_idx" ON "delivery_zones" USING btree ("tenant_id");
  CREATE INDEX "delivery_zones_name_idx" ON "delivery_zones" USING btree ("name");
  CREATE INDEX "delivery_zones_updated_at_idx" ON "delivery_zones" USING btree ("updated_at");
  CREATE INDEX "delivery_zones_created_at_idx" ON "delivery_zones" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_name_2_idx" ON "delivery_zones" USING btree ("tenant_id","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_zones_fk" FOREIGN KEY ("delivery_zones_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_delivery_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_zones_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "delivery_zones" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "delivery_zones" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_delivery_zones_fk";
  
  DROP INDEX "payload_locked_documents_rels_delivery_zones_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "delivery_zones_id";
  DROP TYPE "public"."enum_delivery_zones_kind";`)
}
