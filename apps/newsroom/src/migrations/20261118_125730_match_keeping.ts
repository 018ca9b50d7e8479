import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_matches_keeping" AS ENUM('sheet', 'points', 'full');
  ALTER TABLE "matches" ADD COLUMN "keeping" "enum_matches_keeping" DEFAULT 'sheet';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "matches" DROP COLUMN "keeping";
  DROP TYPE "public"."enum_matches_keeping";`)
}
