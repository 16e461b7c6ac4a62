import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "article_date" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_article_date" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "article_date";
  ALTER TABLE "_pages_v" DROP COLUMN "version_article_date";`)
}
