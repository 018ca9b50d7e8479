import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'publish';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'unpublish';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'trash';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'restore';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'delete';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'trash_emptied';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'sign_in';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'sign_in_failed';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'account_locked';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'second_factor_set';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'second_factor_reset';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'user_invited';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'user_created';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'roles_changed';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'user_deleted';
  ALTER TABLE "audit_lines" ADD COLUMN "subject_collection" varchar;
  ALTER TABLE "audit_lines" ADD COLUMN "subject_id" numeric;
  ALTER TABLE "audit_lines" ADD COLUMN "subject_title" varchar;
  ALTER TABLE "audit_lines" ADD COLUMN "details" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_lines" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_lines_action";
  CREATE TYPE "public"."enum_audit_lines_action" AS ENUM('export', 'person_export', 'person_erase', 'retention', 'consent_view', 'consent_change', 'child_request_view', 'child_request_change', 'picture_takedown');
  ALTER TABLE "audit_lines" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_lines_action" USING "action"::"public"."enum_audit_lines_action";
  ALTER TABLE "audit_lines" DROP COLUMN "subject_collection";
  ALTER TABLE "audit_lines" DROP COLUMN "subject_id";
  ALTER TABLE "audit_lines" DROP COLUMN "subject_title";
  ALTER TABLE "audit_lines" DROP COLUMN "details";`)
}
