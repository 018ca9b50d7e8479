import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_lines_action" AS ENUM('export', 'person_export', 'person_erase', 'retention');
  CREATE TABLE "consent_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"text_hu" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_lines_action" NOT NULL,
  	"count" numeric NOT NULL,
  	"actor" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "join_registrations" ADD COLUMN "notes" varchar;
  ALTER TABLE "join_registrations" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_lines_id" integer;
  CREATE UNIQUE INDEX "consent_texts_version_idx" ON "consent_texts" USING btree ("version");
  CREATE INDEX "consent_texts_updated_at_idx" ON "consent_texts" USING btree ("updated_at");
  CREATE INDEX "consent_texts_created_at_idx" ON "consent_texts" USING btree ("created_at");
  CREATE INDEX "audit_lines_updated_at_idx" ON "audit_lines" USING btree ("updated_at");
  CREATE INDEX "audit_lines_created_at_idx" ON "audit_lines" USING btree ("created_at");
  ALTER TABLE "join_registrations" ADD CONSTRAINT "join_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_lines_fk" FOREIGN KEY ("audit_lines_id") REFERENCES "public"."audit_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "join_registrations_assignee_idx" ON "join_registrations" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");
  CREATE INDEX "payload_locked_documents_rels_audit_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_lines_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_lines" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consent_texts" CASCADE;
  DROP TABLE "audit_lines" CASCADE;
  ALTER TABLE "join_registrations" DROP CONSTRAINT "join_registrations_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_lines_fk";
  
  DROP INDEX "join_registrations_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_consent_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_lines_id_idx";
  ALTER TABLE "join_registrations" DROP COLUMN "notes";
  ALTER TABLE "join_registrations" DROP COLUMN "assignee_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_lines_id";
  DROP TYPE "public"."enum_audit_lines_action";`)
}
