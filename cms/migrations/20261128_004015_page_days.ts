import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "shown_from" date;
  ALTER TABLE "pages" ADD COLUMN "shown_until" date;
  ALTER TABLE "_pages_v" ADD COLUMN "version_shown_from" date;
  ALTER TABLE "_pages_v" ADD COLUMN "version_shown_until" date;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "shown_from";
  ALTER TABLE "pages" DROP COLUMN "shown_until";
  ALTER TABLE "_pages_v" DROP COLUMN "version_shown_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_shown_until";`)
}
