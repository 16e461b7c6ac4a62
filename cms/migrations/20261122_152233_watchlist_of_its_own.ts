import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shoppers_rels" CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shoppers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"vehicles_id" integer
  );
  
  ALTER TABLE "shoppers_rels" ADD CONSTRAINT "shoppers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shoppers_rels" ADD CONSTRAINT "shoppers_rels_vehicles_fk" FOREIGN KEY ("vehicles_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shoppers_rels_order_idx" ON "shoppers_rels" USING btree ("order");
  CREATE INDEX "shoppers_rels_parent_idx" ON "shoppers_rels" USING btree ("parent_id");
  CREATE INDEX "shoppers_rels_path_idx" ON "shoppers_rels" USING btree ("path");
  CREATE INDEX "shoppers_rels_vehicles_id_idx" ON "shoppers_rels" USING btree ("vehicles_id");`)
}
