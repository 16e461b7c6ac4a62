import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_state" ADD VALUE 'refund-refused';
  ALTER TABLE "sign_in_codes" ADD COLUMN "browser_hash" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "hold_share" numeric DEFAULT 20;
  ALTER TABLE "payments" ADD COLUMN "refund_refusal" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "state" SET DEFAULT 'started'::text;
  UPDATE "payments" SET "state" = 'refunding' WHERE "state" = 'refund-refused';
  DROP TYPE "public"."enum_payments_state";
  CREATE TYPE "public"."enum_payments_state" AS ENUM('started', 'paid', 'refused', 'expired', 'refunding', 'refunded');
  ALTER TABLE "payments" ALTER COLUMN "state" SET DEFAULT 'started'::"public"."enum_payments_state";
  ALTER TABLE "payments" ALTER COLUMN "state" SET DATA TYPE "public"."enum_payments_state" USING "state"::"public"."enum_payments_state";
  ALTER TABLE "sign_in_codes" DROP COLUMN "browser_hash";
  ALTER TABLE "stock_feeds" DROP COLUMN "hold_share";
  ALTER TABLE "payments" DROP COLUMN "refund_refusal";`)
}
