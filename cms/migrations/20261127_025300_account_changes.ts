import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'email-changed' BEFORE 'second-factor-added';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'email-change-undone' BEFORE 'second-factor-added';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery-codes-replaced' BEFORE 'person-added';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'settings-changed' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'personal-data-read' BEFORE 'exported';
  CREATE TABLE "email_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"old_email" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "email_changes_token_idx" ON "email_changes" USING btree ("token_hash");
  CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "email_changes" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_log" WHERE "action" IN ('email-changed', 'email-change-undone', 'recovery-codes-replaced', 'settings-changed', 'personal-data-read');
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('sign-in', 'sign-in-failed', 'sign-out', 'password-changed', 'password-reset-requested', 'password-reset', 'second-factor-added', 'second-factor-removed', 'person-added', 'role-changed', 'published', 'unpublished', 'deleted', 'exported', 'erased');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
