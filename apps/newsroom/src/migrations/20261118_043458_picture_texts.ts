import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "folder" varchar;
  ALTER TABLE "gallery_files_locales" ADD COLUMN "alt" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "folder";
  ALTER TABLE "gallery_files_locales" DROP COLUMN "alt";`)
}
