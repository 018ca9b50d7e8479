import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   SET LOCAL lock_timeout = '2s';
  ALTER TABLE "media" ADD COLUMN "avif" jsonb;
  ALTER TABLE "gallery_files" ADD COLUMN "avif" jsonb;
  CREATE INDEX "media_without_avif" ON "media" ("created_at") WHERE "avif" IS NULL AND "mime_type" <> 'image/svg+xml';
  CREATE INDEX "gallery_files_without_avif" ON "gallery_files" ("created_at") WHERE "avif" IS NULL AND "mime_type" <> 'image/svg+xml';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "avif";
  ALTER TABLE "gallery_files" DROP COLUMN "avif";`)
}
