import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_vehicles_v" ADD COLUMN "version_edited_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "edited_by";
  ALTER TABLE "_vehicles_v" DROP COLUMN "version_edited_by";`)
}
