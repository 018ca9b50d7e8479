import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "untouched" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_untouched" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "untouched" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_untouched" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "galleries" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "galleries" ADD COLUMN "untouched" boolean;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_untouched" boolean;
  ALTER TABLE "_galleries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "videos" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "videos" ADD COLUMN "untouched" boolean;
  ALTER TABLE "_videos_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "_videos_v" ADD COLUMN "version_untouched" boolean;
  ALTER TABLE "_videos_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by_id");
  CREATE INDEX "_articles_v_version_version_updated_by_idx" ON "_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "galleries_updated_by_idx" ON "galleries" USING btree ("updated_by_id");
  CREATE INDEX "_galleries_v_version_version_updated_by_idx" ON "_galleries_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_galleries_v_autosave_idx" ON "_galleries_v" USING btree ("autosave");
  CREATE INDEX "videos_updated_by_idx" ON "videos" USING btree ("updated_by_id");
  CREATE INDEX "_videos_v_version_version_updated_by_idx" ON "_videos_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_videos_v_autosave_idx" ON "_videos_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_updated_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "galleries" DROP CONSTRAINT "galleries_updated_by_id_users_id_fk";
  
  ALTER TABLE "_galleries_v" DROP CONSTRAINT "_galleries_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_updated_by_id_users_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX "articles_updated_by_idx";
  DROP INDEX "_articles_v_version_version_updated_by_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "pages_updated_by_idx";
  DROP INDEX "_pages_v_version_version_updated_by_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "galleries_updated_by_idx";
  DROP INDEX "_galleries_v_version_version_updated_by_idx";
  DROP INDEX "_galleries_v_autosave_idx";
  DROP INDEX "videos_updated_by_idx";
  DROP INDEX "_videos_v_version_version_updated_by_idx";
  DROP INDEX "_videos_v_autosave_idx";
  ALTER TABLE "articles" DROP COLUMN "updated_by_id";
  ALTER TABLE "articles" DROP COLUMN "untouched";
  ALTER TABLE "_articles_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_untouched";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "pages" DROP COLUMN "untouched";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_untouched";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "galleries" DROP COLUMN "updated_by_id";
  ALTER TABLE "galleries" DROP COLUMN "untouched";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_untouched";
  ALTER TABLE "_galleries_v" DROP COLUMN "autosave";
  ALTER TABLE "videos" DROP COLUMN "updated_by_id";
  ALTER TABLE "videos" DROP COLUMN "untouched";
  ALTER TABLE "_videos_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_untouched";
  ALTER TABLE "_videos_v" DROP COLUMN "autosave";`)
}
