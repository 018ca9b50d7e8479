import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_children" AS ENUM('cleared', 'not_cleared');
  CREATE TYPE "public"."enum_gallery_files_children" AS ENUM('cleared', 'not_cleared');
  CREATE TYPE "public"."enum_competition_teams_age_group" AS ENUM('u10', 'u11', 'u12', 'u14', 'u16', 'u18', 'u20', 'u23', 'senior');
  CREATE TYPE "public"."enum_consents_given_by" AS ENUM('guardian', 'guardian_and_player');
  CREATE TYPE "public"."enum_consents_medium" AS ENUM('paper', 'email');
  CREATE TYPE "public"."enum_child_requests_kind" AS ENUM('picture', 'withdrawal', 'erasure', 'access', 'other');
  CREATE TYPE "public"."enum_child_requests_status" AS ENUM('open', 'done', 'refused');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'child_protection';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'consent_view';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'consent_change';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'child_request_view';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'child_request_change';
  ALTER TYPE "public"."enum_audit_lines_action" ADD VALUE 'picture_takedown';
  CREATE TABLE "media_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"players_id" integer
  );
  
  CREATE TABLE "gallery_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"players_id" integer
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"player_id" integer NOT NULL,
  	"full_name" boolean DEFAULT false,
  	"pictures" boolean DEFAULT false,
  	"physical" boolean DEFAULT false,
  	"own_page" boolean DEFAULT false,
  	"given_by" "enum_consents_given_by" NOT NULL,
  	"medium" "enum_consents_medium" DEFAULT 'paper' NOT NULL,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"text_id" integer NOT NULL,
  	"withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "child_consent_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"text_hu" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "child_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"kind" "enum_child_requests_kind" NOT NULL,
  	"status" "enum_child_requests_status" DEFAULT 'open' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"player_id" integer,
  	"notes" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "taken_down_pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "children" "enum_media_children";
  ALTER TABLE "media" ADD COLUMN "source_hash" varchar;
  ALTER TABLE "gallery_files" ADD COLUMN "children" "enum_gallery_files_children";
  ALTER TABLE "gallery_files" ADD COLUMN "source_hash" varchar;
  ALTER TABLE "competition_teams" ADD COLUMN "age_group" "enum_competition_teams_age_group";
  ALTER TABLE "clubs" ADD COLUMN "own" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "child_consent_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "child_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "taken_down_pictures_id" integer;
  ALTER TABLE "settings" ADD COLUMN "children_officer_name" varchar;
  ALTER TABLE "settings" ADD COLUMN "children_officer_email" varchar;
  ALTER TABLE "settings" ADD COLUMN "children_officer_phone" varchar;
  ALTER TABLE "settings" ADD COLUMN "children_show_opponents" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "children_show_opponents_reason" varchar;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_files_rels" ADD CONSTRAINT "gallery_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_files_rels" ADD CONSTRAINT "gallery_files_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_text_id_child_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."child_consent_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "child_requests" ADD CONSTRAINT "child_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_players_id_idx" ON "media_rels" USING btree ("players_id");
  CREATE INDEX "gallery_files_rels_order_idx" ON "gallery_files_rels" USING btree ("order");
  CREATE INDEX "gallery_files_rels_parent_idx" ON "gallery_files_rels" USING btree ("parent_id");
  CREATE INDEX "gallery_files_rels_path_idx" ON "gallery_files_rels" USING btree ("path");
  CREATE INDEX "gallery_files_rels_players_id_idx" ON "gallery_files_rels" USING btree ("players_id");
  CREATE INDEX "consents_player_idx" ON "consents" USING btree ("player_id");
  CREATE INDEX "consents_text_idx" ON "consents" USING btree ("text_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "child_consent_texts_version_idx" ON "child_consent_texts" USING btree ("version");
  CREATE INDEX "child_consent_texts_updated_at_idx" ON "child_consent_texts" USING btree ("updated_at");
  CREATE INDEX "child_consent_texts_created_at_idx" ON "child_consent_texts" USING btree ("created_at");
  CREATE INDEX "child_requests_status_idx" ON "child_requests" USING btree ("status");
  CREATE INDEX "child_requests_due_at_idx" ON "child_requests" USING btree ("due_at");
  CREATE INDEX "child_requests_player_idx" ON "child_requests" USING btree ("player_id");
  CREATE INDEX "child_requests_updated_at_idx" ON "child_requests" USING btree ("updated_at");
  CREATE INDEX "child_requests_created_at_idx" ON "child_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "taken_down_pictures_hash_idx" ON "taken_down_pictures" USING btree ("hash");
  CREATE INDEX "taken_down_pictures_updated_at_idx" ON "taken_down_pictures" USING btree ("updated_at");
  CREATE INDEX "taken_down_pictures_created_at_idx" ON "taken_down_pictures" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_child_consent_texts_fk" FOREIGN KEY ("child_consent_texts_id") REFERENCES "public"."child_consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_child_requests_fk" FOREIGN KEY ("child_requests_id") REFERENCES "public"."child_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_taken_down_pictures_fk" FOREIGN KEY ("taken_down_pictures_id") REFERENCES "public"."taken_down_pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_source_hash_idx" ON "media" USING btree ("source_hash");
  CREATE INDEX "gallery_files_source_hash_idx" ON "gallery_files" USING btree ("source_hash");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_child_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("child_consent_texts_id");
  CREATE INDEX "payload_locked_documents_rels_child_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("child_requests_id");
  CREATE INDEX "payload_locked_documents_rels_taken_down_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("taken_down_pictures_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gallery_files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "child_consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "child_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "taken_down_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_rels" CASCADE;
  DROP TABLE "gallery_files_rels" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "child_consent_texts" CASCADE;
  DROP TABLE "child_requests" CASCADE;
  DROP TABLE "taken_down_pictures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_child_consent_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_child_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_taken_down_pictures_fk";
  
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'statistician', 'registrar');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  ALTER TABLE "audit_lines" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_lines_action";
  CREATE TYPE "public"."enum_audit_lines_action" AS ENUM('export', 'person_export', 'person_erase', 'retention');
  ALTER TABLE "audit_lines" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_lines_action" USING "action"::"public"."enum_audit_lines_action";
  DROP INDEX "media_source_hash_idx";
  DROP INDEX "gallery_files_source_hash_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_child_consent_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_child_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_taken_down_pictures_id_idx";
  ALTER TABLE "media" DROP COLUMN "children";
  ALTER TABLE "media" DROP COLUMN "source_hash";
  ALTER TABLE "gallery_files" DROP COLUMN "children";
  ALTER TABLE "gallery_files" DROP COLUMN "source_hash";
  ALTER TABLE "competition_teams" DROP COLUMN "age_group";
  ALTER TABLE "clubs" DROP COLUMN "own";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "child_consent_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "child_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "taken_down_pictures_id";
  ALTER TABLE "settings" DROP COLUMN "children_officer_name";
  ALTER TABLE "settings" DROP COLUMN "children_officer_email";
  ALTER TABLE "settings" DROP COLUMN "children_officer_phone";
  ALTER TABLE "settings" DROP COLUMN "children_show_opponents";
  ALTER TABLE "settings" DROP COLUMN "children_show_opponents_reason";
  DROP TYPE "public"."enum_media_children";
  DROP TYPE "public"."enum_gallery_files_children";
  DROP TYPE "public"."enum_competition_teams_age_group";
  DROP TYPE "public"."enum_consents_given_by";
  DROP TYPE "public"."enum_consents_medium";
  DROP TYPE "public"."enum_child_requests_kind";
  DROP TYPE "public"."enum_child_requests_status";`)
}
