import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of preferences that were stored twice for one person and key, only the newest stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_preferences" WHERE "id" IN (
    SELECT "id" FROM (
      SELECT "preference"."id", row_number() OVER (
        PARTITION BY "preference"."key", "person"."users_id" ORDER BY "preference"."updated_at" DESC, "preference"."id" DESC) AS "place"
      FROM "payload_preferences" "preference"
      JOIN "payload_preferences_rels" "person" ON "person"."parent_id" = "preference"."id" AND "person"."path" = 'user'
      GROUP BY "preference"."id", "person"."users_id"
    ) AS "stored" WHERE "place" > 1);`)
}

export async function down(): Promise<void> {}
