import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outbox" ADD COLUMN "written_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;
  ALTER TABLE "outbox" ADD COLUMN "processed_xid" "xid8";
  CREATE INDEX "outbox_written_xid_idx" ON "outbox" USING btree ("written_xid");
  CREATE INDEX "outbox_processed_xid_idx" ON "outbox" USING btree ("processed_xid");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "outbox_written_xid_idx";
  DROP INDEX "outbox_processed_xid_idx";
  ALTER TABLE "outbox" DROP COLUMN "written_xid";
  ALTER TABLE "outbox" DROP COLUMN "processed_xid";`)
}
