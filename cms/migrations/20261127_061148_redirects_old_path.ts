import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "redirects_old_path" boolean DEFAULT true;
  ALTER TABLE "_pages_v" ADD COLUMN "version_redirects_old_path" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "redirects_old_path";
  ALTER TABLE "_pages_v" DROP COLUMN "version_redirects_old_path";`)
}
