import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "tenant_state_idx";
  DROP INDEX "tenant_pair_idx";
  DROP INDEX "tenant_pair_1_idx";
  DROP INDEX "tenant_createdAt_1_idx";
  DROP INDEX "tenant_name_2_idx";
  DROP INDEX "tenant_pair_2_idx";
  DROP INDEX "tenant_createdAt_2_idx";
  DROP INDEX "tenant_name_3_idx";
  DROP INDEX "tenant_pair_3_idx";
  DROP INDEX "tenant_state_1_idx";
  ALTER TABLE "tenants" ADD COLUMN "config_analytics_tag_id" varchar;
  CREATE INDEX "tenant_state_1_idx" ON "reservations" USING btree ("tenant_id","state");
  CREATE UNIQUE INDEX "tenant_pair_2_idx" ON "watchlist_entries" USING btree ("tenant_id","pair");
  CREATE UNIQUE INDEX "tenant_pair_3_idx" ON "price_alerts" USING btree ("tenant_id","pair");
  CREATE INDEX "tenant_createdAt_2_idx" ON "phone_reveals" USING btree ("tenant_id","created_at");
  CREATE UNIQUE INDEX "tenant_name_3_idx" ON "prize_draws" USING btree ("tenant_id","name");
  CREATE UNIQUE INDEX "tenant_pair_1_idx" ON "prizes_won" USING btree ("tenant_id","pair");
  CREATE INDEX "tenant_createdAt_1_idx" ON "messages" USING btree ("tenant_id","created_at");
  CREATE UNIQUE INDEX "tenant_name_2_idx" ON "lead_destinations" USING btree ("tenant_id","name");
  CREATE UNIQUE INDEX "tenant_pair_idx" ON "lead_deliveries" USING btree ("tenant_id","pair");
  CREATE INDEX "tenant_state_idx" ON "lead_deliveries" USING btree ("tenant_id","state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "tenant_pair_idx";
  DROP INDEX "tenant_state_idx";
  DROP INDEX "tenant_name_2_idx";
  DROP INDEX "tenant_state_1_idx";
  DROP INDEX "tenant_name_3_idx";
  DROP INDEX "tenant_pair_1_idx";
  DROP INDEX "tenant_pair_2_idx";
  DROP INDEX "tenant_pair_3_idx";
  DROP INDEX "tenant_createdAt_1_idx";
  DROP INDEX "tenant_createdAt_2_idx";
  CREATE UNIQUE INDEX "tenant_pair_3_idx" ON "lead_deliveries" USING btree ("tenant_id","pair");
  CREATE INDEX "tenant_state_1_idx" ON "lead_deliveries" USING btree ("tenant_id","state");
  CREATE UNIQUE INDEX "tenant_name_3_idx" ON "lead_destinations" USING btree ("tenant_id","name");
  CREATE INDEX "tenant_state_idx" ON "reservations" USING btree ("tenant_id","state");
  CREATE UNIQUE INDEX "tenant_name_2_idx" ON "prize_draws" USING btree ("tenant_id","name");
  CREATE UNIQUE INDEX "tenant_pair_2_idx" ON "prizes_won" USING btree ("tenant_id","pair");
  CREATE UNIQUE INDEX "tenant_pair_idx" ON "watchlist_entries" USING btree ("tenant_id","pair");
  CREATE UNIQUE INDEX "tenant_pair_1_idx" ON "price_alerts" USING btree ("tenant_id","pair");
  CREATE INDEX "tenant_createdAt_2_idx" ON "messages" USING btree ("tenant_id","created_at");
  CREATE INDEX "tenant_createdAt_1_idx" ON "phone_reveals" USING btree ("tenant_id","created_at");
  ALTER TABLE "tenants" DROP COLUMN "config_analytics_tag_id";`)
}
