import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "galleries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "gallery_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sponsors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "galleries_deleted_at_idx" ON "galleries" USING btree ("deleted_at");
  CREATE INDEX "_galleries_v_version_version_deleted_at_idx" ON "_galleries_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "gallery_files_deleted_at_idx" ON "gallery_files" USING btree ("deleted_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "sponsors_deleted_at_idx" ON "sponsors" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "galleries_deleted_at_idx";
  DROP INDEX "_galleries_v_version_version_deleted_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "_videos_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "tags_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "gallery_files_deleted_at_idx";
  DROP INDEX "documents_deleted_at_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "banners_deleted_at_idx";
  DROP INDEX "popups_deleted_at_idx";
  DROP INDEX "sponsors_deleted_at_idx";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "galleries" DROP COLUMN "deleted_at";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "gallery_files" DROP COLUMN "deleted_at";
  ALTER TABLE "documents" DROP COLUMN "deleted_at";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "popups" DROP COLUMN "deleted_at";
  ALTER TABLE "sponsors" DROP COLUMN "deleted_at";`)
}
