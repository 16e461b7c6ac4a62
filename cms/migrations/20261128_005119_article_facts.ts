import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "article_category" varchar;
  ALTER TABLE "pages" ADD COLUMN "article_author" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_article_category" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_article_author" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "article_category";
  ALTER TABLE "pages" DROP COLUMN "article_author";
  ALTER TABLE "_pages_v" DROP COLUMN "version_article_category";
  ALTER TABLE "_pages_v" DROP COLUMN "version_article_author";`)
}
