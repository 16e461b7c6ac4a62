import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_edits" (
  	"collection" varchar NOT NULL,
  	"document_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "document_edits_collection_document_id_path_pk" PRIMARY KEY("collection","document_id","path")
  );
  
  CREATE TABLE "document_presence" (
  	"collection" varchar NOT NULL,
  	"document_id" integer NOT NULL,
  	"window_id" varchar(64) NOT NULL,
  	"user_id" integer NOT NULL,
  	"seen_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "document_presence_collection_document_id_window_id_pk" PRIMARY KEY("collection","document_id","window_id")
  );
  
  CREATE INDEX "document_edits_saved_at_idx" ON "document_edits" USING btree ("saved_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_edits" CASCADE;
  DROP TABLE "document_presence" CASCADE;`)
}
