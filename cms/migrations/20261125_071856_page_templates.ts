import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "is_page_template" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_page_template" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "is_page_template";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_page_template";`)
}
