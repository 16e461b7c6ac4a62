import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_pages_v" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_sections_v" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_menus_v" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_vehicles_v" ADD COLUMN "saved_by" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_pages_v" DROP COLUMN "saved_by";
  ALTER TABLE "_sections_v" DROP COLUMN "saved_by";
  ALTER TABLE "_menus_v" DROP COLUMN "saved_by";
  ALTER TABLE "_vehicles_v" DROP COLUMN "saved_by";`)
}
