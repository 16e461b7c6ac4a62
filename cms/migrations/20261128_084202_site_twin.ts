import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" ADD COLUMN "twin_id" integer;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_twin_id_tenants_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tenants_twin_idx" ON "tenants" USING btree ("twin_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP CONSTRAINT IF EXISTS "tenants_twin_id_tenants_id_fk";
  
  DROP INDEX "tenants_twin_idx";
  ALTER TABLE "tenants" DROP COLUMN "twin_id";`)
}
